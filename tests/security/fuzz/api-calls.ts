import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { endpoints } from '#tests/helpers/api/hold-to-contracts.ts';
import { nastyHeaders, nastyTexts, nastyValues } from './nasty-values.ts';

/** One operation of the OpenAPI document, with its inputs. */
export interface Operation {
  readonly method: Endpoint['method'];
  /** as in the document: /api/v1/positions/{positionId} */
  readonly path: string;
  readonly params: Readonly<Record<string, Schema>>;
  readonly query: Readonly<Record<string, Schema>>;
  readonly body: Schema | undefined;
  /** text fields besides the file of an upload */
  readonly fields: Readonly<Record<string, Schema>> | undefined;
  /** statuses that it declares */
  readonly statuses: readonly number[];
}

/** A request before ids are inserted: `id:` plus a name stands for one of the account's own ids. */
export interface FuzzCall {
  readonly operation: Operation;
  /** what is wrong with it */
  readonly change: string;
  readonly params: Readonly<Record<string, string>>;
  /** a name may occur twice */
  readonly query: readonly (readonly [string, string])[];
  readonly body: unknown;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

const Schema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  format: z.optional(z.string()),
  minimum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  get properties() {
    return z.optional(z.record(z.string(), Schema));
  },
  get items() {
    return z.optional(Schema);
  },
  get oneOf() {
    return z.optional(z.array(Schema));
  },
  get anyOf() {
    return z.optional(z.array(Schema));
  },
});
export type Schema = z.infer<typeof Schema>;

const Document = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        parameters: z.optional(z.array(z.looseObject({ in: z.string(), name: z.string(), schema: Schema }))),
        requestBody: z.optional(
          z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.optional(Schema) })) }),
        ),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
});

/** Every operation in the document. */
export function operationsOf(document: unknown): readonly Operation[] {
  const { paths } = Document.parse(document);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { parameters = [], requestBody, responses }]) => {
      const endpoint = endpoints.find(
        (one) => one.method.toLowerCase() === name && `/api/v1${one.path.replaceAll(/:(\w+)/g, '{$1}')}` === path,
      );
      if (endpoint === undefined) throw new Error(`${name} ${path} has no contract`);
      const within = (place: string) =>
        Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, one.schema]));
      return {
        method: endpoint.method,
        path,
        params: within('path'),
        query: within('query'),
        body: requestBody?.content['application/json']?.schema,
        // Missing from the document: a multipart body is read as a stream.
        fields:
          endpoint.multipart === undefined
            ? undefined
            : (Schema.parse(z.toJSONSchema(endpoint.multipart)).properties ?? {}),
        statuses: [endpoint.status, ...Object.keys(responses).map(Number)],
      };
    }),
  );
}

/** Values that match a schema, one for each of its alternatives. */
export function fitting(schema: Schema, name: string): readonly unknown[] {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives !== undefined) return alternatives.flatMap((one) => fitting(one, name));
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum !== undefined) return [schema.enum[0]];
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objects(schema.properties ?? {});
    case 'array':
      return schema.items === undefined ? [[]] : fitting(schema.items, name).map((item) => [item]);
    case 'integer':
    case 'number':
      return [Math.max(schema.minimum ?? 1, 0)];
    case 'boolean':
      return [true];
    case 'null':
      return [null];
    default:
      return [text(schema, name)];
  }
}

/** As many objects as the field with the most alternatives; other fields repeat theirs. */
function objects(properties: Readonly<Record<string, Schema>>): readonly unknown[] {
  const values = Object.entries(properties).map(([name, schema]) => [name, fitting(schema, name)] as const);
  const length = Math.max(1, ...values.map(([, all]) => all.length));
  return Array.from({ length }, (_, index) =>
    Object.fromEntries(values.map(([name, all]) => [name, all[index % all.length]])),
  );
}

function text(schema: Schema, name: string): string {
  if (schema.format === 'uuid') return `id:${name}`;
  if (schema.format === 'date-time') return '2026-11-20T10:00:00Z';
  if (schema.format === 'email' || name === 'email') return 'ada@example.com';
  if (schema['pattern'] === '^[0-4]\\.[0-3]$') return '0.0';
  if (name === 'password') return 'grey-Heron-41';
  if (name === 'url') return 'https://example.com/';
  return 'Ten years of services in TypeScript. '.repeat(Math.ceil(Math.max(schema.minLength ?? 1, 1) / 37)).trim();
}

/** Calls that an operation accepts, as far as its schema says. */
export function acceptable(operation: Operation): readonly FuzzCall[] {
  const one = (schemas: Readonly<Record<string, Schema>>) =>
    Object.entries(schemas).map(([name, schema]) => [name, String(fitting(schema, name)[0])] as const);
  const bodies = operation.body === undefined ? [undefined] : fitting(operation.body, 'body');
  return bodies.map((body) => ({
    operation,
    change: 'nothing',
    params: Object.fromEntries(one(operation.params)),
    query: one(operation.query).filter(([name]) => name !== 'cursor'),
    body,
    fields: operation.fields === undefined ? undefined : Object.fromEntries(one(operation.fields)),
    headers: {},
  }));
}

/** Every field of every operation with every nasty value, one at a time. */
export function systematic(operation: Operation): readonly FuzzCall[] {
  const bases = acceptable(operation);
  const [base] = bases;
  if (base === undefined) return [];
  const inPath = Object.keys(operation.params).flatMap((name) =>
    nastyTexts.map((value) => changed(base, `path ${name}`, value, { params: { ...base.params, [name]: value } })),
  );
  const inQuery = [...Object.keys(operation.query), 'unknown'].flatMap((name) => {
    const others = base.query.filter(([other]) => other !== name);
    return nastyTexts.flatMap((value) => [
      changed(base, `query ${name}`, value, { query: [...others, [name, value]] }),
      ...(value.length > 0 && value.length < 4
        ? [changed(base, `query ${name} twice`, value, { query: [...base.query, [name, value], [name, value]] })]
        : []),
    ]);
  });
  const inFields = Object.keys({ ...operation.fields, unknown: '' }).flatMap((name) =>
    base.fields === undefined
      ? []
      : nastyTexts.map((value) => changed(base, `part ${name}`, value, { fields: { ...base.fields, [name]: value } })),
  );
  const inHeaders = Object.entries(nastyHeaders).flatMap(([name, values]) =>
    values.map((value) => changed(base, `header ${name}`, value, { headers: { [name]: value } })),
  );
  const inBody = bases.flatMap((each) =>
    operation.body === undefined
      ? []
      : placesIn(each.body).flatMap((place) => [
          changed(each, `body ${place.join('.')} left out`, '', { body: replaced(each.body, place, undefined) }),
          ...nastyValues.map((value) =>
            changed(each, `body ${place.join('.')}`, value, { body: replaced(each.body, place, value) }),
          ),
        ]),
  );
  return [...bases, ...inPath, ...inQuery, ...inFields, ...inHeaders, ...inBody];
}

function changed(base: FuzzCall, where: string, value: unknown, change: Partial<FuzzCall>): FuzzCall {
  return { ...base, ...change, change: `${where}: ${JSON.stringify(value).slice(0, 80)}` };
}

type Place = readonly (string | number)[];

/** The value itself, every field in it, and one that no schema declares. */
export function placesIn(value: unknown): readonly Place[] {
  if (Array.isArray(value)) return [[], ...value.flatMap((item, index) => below(item, index))];
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([name, item]) => below(item, name)), ['unknown']];
}

function below(item: unknown, name: string | number): Place[] {
  return placesIn(item).map((rest) => [name, ...rest]);
}

export function replaced(value: unknown, [first, ...rest]: Place, by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value)) return value.map((item, index) => (index === first ? replaced(item, rest, by) : item));
  if (typeof value !== 'object' || value === null) return by;
  const inner: unknown = Object.entries(value).find(([name]) => name === String(first))?.[1];
  return { ...value, [first]: replaced(inner, rest, by) };
}
