import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';

interface SearchFieldProps {
  readonly label: string;
  /** in place of it where there is no room: beside another field on a phone */
  readonly short?: string;
  /** what the list is searched for at first */
  readonly defaultValue: string;
  /** trimmed, 200 ms after the last key */
  readonly onSearch: (text: string) => void;
}

export function SearchField({ label, short = label, defaultValue, onSearch }: SearchFieldProps) {
  const isPhone = useIsPhone();
  const searchLater = useDebouncedCallback((value: string) => onSearch(value.trim()), 200);
  return (
    <TextInput
      aria-label={label}
      placeholder={isPhone ? short : label}
      leftSection={<IconSearch aria-hidden />}
      defaultValue={defaultValue}
      onChange={(event) => searchLater(event.currentTarget.value)}
    />
  );
}
