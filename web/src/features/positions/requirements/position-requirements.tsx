import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Position } from '#contracts/hiring/positions.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { suggestionsQuery, useUpdatePosition } from '#web/features/positions/api.ts';
import { askedOf } from '#web/features/positions/form/position-fills.ts';
import { PostingRequirements } from './posting-requirements.tsx';

interface PositionRequirementsProps {
  readonly position: Position;
  readonly isReadOnly: boolean;
}

/** What the plans of a position check, to be corrected where it stands: saved at once, and taken back by the same button. */
export function PositionRequirements({ position, isReadOnly }: PositionRequirementsProps) {
  const { t } = useTranslation('positions');
  const { title, description, level } = position;
  const asked = askedOf({ title, description, level, focusAreas: [], notChecked: position.notChecked });
  const { data, isError, refetch } = useQuery({
    ...suggestionsQuery(asked),
    placeholderData: (before) => before,
  });
  const hasSome = (data?.requirements ?? []).length > 0;
  const update = useUpdatePosition(position.id);
  const saved = update.isPending ? update.variables.patch.notChecked : undefined;
  const change = (notChecked: string[]): void => {
    // One after the other: each is made on the version before it.
    if (update.isPending) return;
    update.mutate(
      { patch: { notChecked }, version: position.version },
      { onError: (error) => notify.error(errorMessage(error)) },
    );
  };
  return (
    <>
      <p className="small muted">{t(isReadOnly || !hasSome ? 'required.ahead' : 'required.lead')}</p>
      <PostingRequirements
        found={data?.requirements}
        isBlank={asked === undefined}
        notChecked={saved ?? position.notChecked}
        onChange={isReadOnly ? undefined : change}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
    </>
  );
}
