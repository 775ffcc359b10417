import { Combobox, Modal, TextInput, useCombobox, useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { chooseLanguage } from '#web/shared/language/account-language.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { paths } from '#web/shared/paths.ts';
import { matching } from './matching.ts';
import styles from './palette.module.css';
import { useFound } from './use-found.ts';

interface PaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
  /** shows the keyboard shortcuts */
  readonly onKeys: () => void;
}

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly run: () => void;
}

interface Group {
  readonly id: 'pages' | 'create' | 'positions' | 'candidates' | 'interviews' | 'settings';
  readonly entries: readonly Entry[];
}

const pauseMs = 150;

/**
 * Opens a page, position, candidate or interview by name, and runs actions that need no page. Namespaces: palette,
 * common.
 */
export function Palette({ opened, onClose, ...acts }: PaletteProps) {
  const { t } = useTranslation(['palette', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      size={560}
      padding={0}
      // Near the top: centred, it would jump with each letter typed.
      centered={false}
      yOffset="12vh"
      attributes={{ content: { 'aria-label': t('title') } }}
    >
      <Content onClose={onClose} {...acts} />
    </Modal>
  );
}

function Content({ onClose, ...acts }: Omit<PaletteProps, 'opened'>) {
  const { t } = useTranslation('palette');
  const [query, setQuery] = useState('');
  const typed = query.trim();
  const [asked] = useDebouncedValue(typed, pauseMs);
  const found = useFound(typed, asked);
  const groups = useGroups(typed, found, acts);
  // Always open: the options are shown below the field.
  const combobox = useCombobox({ opened: true });
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id)).join(' ');
  const { selectFirstOption } = combobox;
  useEffect(() => {
    selectFirstOption();
    // oxlint-disable-next-line react/exhaustive-deps -- new at each render
  }, [ids]);
  const submit = (id: string): void => {
    const entry = groups.flatMap(({ entries }) => entries).find((one) => one.id === id);
    onClose();
    entry?.run();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          variant="unstyled"
          className={styles.field}
          aria-label={t('title')}
          placeholder={t('placeholder')}
          leftSection={<IconSearch aria-hidden />}
          maxLength={120}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Escape') onClose();
          }}
        />
      </Combobox.EventsTarget>
      {/* a scroll container must be focusable for the keyboard to scroll it */}
      <Combobox.Options className={styles.options} aria-label={t('title')} tabIndex={0}>
        {groups.map(({ id, entries }) => (
          <Combobox.Group key={id} label={t(`group.${id}`)}>
            {entries.map((entry) => (
              <Combobox.Option key={entry.id} value={entry.id} className={styles.option}>
                <span>{entry.label}</span>
                {entry.detail !== undefined && <small>{entry.detail}</small>}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <p className={styles.state} role="status">
        {found.isSearching && t('searching')}
        {!found.isSearching && found.failed && t('failed')}
        {!found.isSearching && !found.failed && groups.length === 0 && t('nothing', { query: typed })}
      </p>
    </Combobox>
  );
}

function useGroups(
  typed: string,
  found: ReturnType<typeof useFound>,
  { onLogOut, onKeys }: Pick<PaletteProps, 'onLogOut' | 'onKeys'>,
): readonly Group[] {
  const { t } = useTranslation(['palette', 'common']);
  const navigate = useNavigate();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const dark = colorScheme === 'dark' || (colorScheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const other = currentLanguage() === 'en' ? 'uk' : 'en';
  const to = (label: string, path: string, detail?: string): Entry => ({
    id: path,
    label,
    ...(detail === undefined ? {} : { detail }),
    run: () => void navigate(path),
  });
  const pages = [
    to(t('common:shell.dashboard'), paths.dashboard()),
    to(t('common:shell.positions'), paths.positions()),
    to(t('common:shell.interviews'), paths.interviews()),
    to(t('common:shell.candidates'), paths.candidates()),
    to(t('calibration'), paths.calibration()),
    to(t('common:shell.profile'), paths.profile()),
    to(t('common:shell.subscription'), paths.subscription()),
  ];
  const create = [to(t('newInterview'), paths.scheduleInterview()), to(t('newPosition'), paths.newPosition())];
  const settings: readonly Entry[] = [
    { id: 'language', label: t('common:language.other'), run: () => void chooseLanguage(other) },
    {
      id: 'theme',
      label: dark ? t('common:theme.toLight') : t('common:theme.toDark'),
      run: () => setColorScheme(dark ? 'light' : 'dark'),
    },
    // not on touch screens, which have no keyboard
    ...(matchMedia('(hover: hover)').matches ? [{ id: 'keys', label: t('keys.title'), run: onKeys }] : []),
    { id: 'log-out', label: t('common:shell.logout'), run: onLogOut },
  ];
  const groups: readonly Group[] = [
    {
      id: 'candidates',
      entries: found.candidates.map(({ id, name, email }) => to(name, paths.candidate(id), email ?? undefined)),
    },
    {
      id: 'positions',
      entries: found.positions.map(({ id, title, department }) =>
        to(title, paths.position(id), department ?? undefined),
      ),
    },
    // After candidates and positions: their names should lead to their own pages first.
    {
      id: 'interviews',
      entries: found.interviews.map(({ id, candidate, position }) =>
        to(candidate.name, paths.interview(id), position.title),
      ),
    },
    { id: 'pages', entries: matching(pages, typed) },
    { id: 'create', entries: matching(create, typed) },
    { id: 'settings', entries: matching(settings, typed) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
