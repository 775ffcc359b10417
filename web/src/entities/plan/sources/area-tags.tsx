import { capitalised } from '#contracts/capitalised.ts';
import { Tag } from '#web/shared/ui/tag.tsx';

/** The focus areas that a plan covers. */
export function AreaTags({ areas }: { readonly areas: readonly string[] }) {
  return (
    <ul>
      {areas.map((area) => (
        <li key={area}>
          <Tag>{capitalised(area)}</Tag>
        </li>
      ))}
    </ul>
  );
}
