import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '#contracts/hiring/positions.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { suggestionsQuery, useUpdatePosition } from '#web/features/positions/api.ts';
import { askedOf } from '#web/features/positions/form/position-fills.ts';
import type { RequirementChoices } from './picked-lines.ts';
import { PostingRequirements } from './posting-requirements.tsx';

interface PositionRequirementsProps {
  readonly position: Position;
  readonly isReadOnly: boolean;
}

/**
 * The requirements that a position's plans check, editable in place: each change is saved at once and undone by the
 * same button.
 */
export function PositionRequirements({ position, isReadOnly }: PositionRequirementsProps) {
  const { t } = useTranslation('positions');
  const { title, description, level } = position;
  const update = useUpdatePosition(position.id);
  // The latest requested state until it is saved: requests are sequential, each based on the previous version, so that
  // no change is lost.
  const last = useRef<RequirementChoices>(undefined);
  const [wanted, setWanted] = useState<RequirementChoices>();
  const choices = wanted ?? { notChecked: position.notChecked, alsoChecked: position.alsoChecked };
  const asked = askedOf({ title, description, level, focusAreas: [], ...choices });
  const { data, isError, refetch } = useQuery({ ...suggestionsQuery(asked), placeholderData: keepPreviousData });
  const hasSome = (data?.requirements ?? []).length > 0;
  const change = async (changed: Partial<RequirementChoices>): Promise<void> => {
    const next = { ...choices, ...changed };
    const isSaving = last.current !== undefined;
    last.current = next;
    setWanted(next);
    if (isSaving) return;
    try {
      let { version } = position;
      for (let saved: RequirementChoices | undefined; saved !== last.current;) {
        saved = last.current;
        ({ version } = await update.mutateAsync({ patch: saved, version }));
      }
    } catch (error) {
      notify.error(errorMessage(error));
    }
    last.current = undefined;
    setWanted(undefined);
  };
  return (
    <>
      <p className="small muted">{t(isReadOnly || !hasSome ? 'required.ahead' : 'required.lead')}</p>
      <PostingRequirements
        found={data?.requirements}
        description={description}
        choices={choices}
        onChange={isReadOnly ? undefined : (changed) => void change(changed)}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
    </>
  );
}
