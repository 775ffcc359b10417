import * as z from 'zod';
import { Plan } from '#contracts/interviewing/plan/plan.ts';

// The texts of a plan according to its schema: additions to the schema are included in the tests that walk it.

const Node: z.ZodType<SchemaNode> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    maxLength: z.number().optional(),
    properties: z.record(z.string(), Node).optional(),
    items: Node.optional(),
    anyOf: z.array(Node).optional(),
  }),
);
interface SchemaNode {
  readonly type?: string | readonly string[] | undefined;
  readonly maxLength?: number | undefined;
  readonly properties?: Readonly<Record<string, SchemaNode>> | undefined;
  readonly items?: SchemaNode | undefined;
  readonly anyOf?: readonly SchemaNode[] | undefined;
}

/** The path of each text that a writer words, such as "questions[].probes[].text". */
export const planTextPaths: readonly string[] = pathsIn(Node.parse(z.toJSONSchema(Plan, { unrepresentable: 'any' })));

function pathsIn({ type, maxLength, properties = {}, items, anyOf = [] }: SchemaNode, path = ''): readonly string[] {
  // Ids, hashes and enum values have no maximum length of their own.
  if ([type].flat().includes('string')) return maxLength === undefined ? [] : [path];
  return [
    ...Object.entries(properties).flatMap(([name, node]) => pathsIn(node, path === '' ? name : `${path}.${name}`)),
    ...(items === undefined ? [] : pathsIn(items, `${path}[]`)),
    ...anyOf.flatMap((node) => pathsIn(node, path)),
  ];
}

/** The texts of a plan at such a path. */
export function textsAt(plan: Plan, path: string): readonly string[] {
  const found = path.split('.').reduce<readonly unknown[]>(
    (values, step) =>
      values.flatMap((value) => {
        const member = memberOf(value, step.replace('[]', ''));
        return step.endsWith('[]') && Array.isArray(member) ? member : [member];
      }),
    [plan],
  );
  return found.filter((value) => typeof value === 'string');
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
