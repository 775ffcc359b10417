import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { type ErrorCode, errorStatus } from '#contracts/errors.ts';
import { AppError } from '#platform/app-error.ts';
import { isBadValue, isDatabaseAway, isStorageFull } from '#platform/db/connection/failures.ts';
import { languageOf } from '#platform/http/language.ts';
import { messageOf } from '#platform/messages.ts';

/** Every error is sent as problem+json with a code from the catalog; never a stack trace or SQL. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toAppError(error, request);
    if (error.code === 'FST_ERR_HANDLER_TIMEOUT') endConnectionAfter(request, reply);
    if (problem.status >= 500) request.log.error({ err: error, code: problem.code }, 'request failed');
    return sendProblem(request, reply, problem);
  });
}

/**
 * For a body that arrives too slowly: the client has our response, but would keep the connection open for two minutes.
 */
function endConnectionAfter(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return;
  void reply.header('connection', 'close');
  reply.raw.once('finish', () => request.raw.socket.destroySoon());
}

/**
 * For requests that the router rejects: a path that cannot be decoded, or a parameter longer than any id. Neither can
 * exist.
 */
export function sendNotFound(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(request, reply, new AppError('common.not_found'));
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: AppError): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  if (problem.retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(problem.retryAfter)));
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({
      status: problem.status,
      code: problem.code,
      message: messageOf(problem.code, language, problem.details),
      requestId: request.id,
      ...(problem.details === undefined ? {} : { details: problem.details }),
    });
}

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return notValid(error);
  if (isResponseSerializationError(error)) return new AppError('common.internal');
  if (isDatabaseAway(error)) return new AppError('common.unavailable', undefined, 2);
  if (isStorageFull(error)) return new AppError('common.storage_full');
  if (isBadValue(error)) return new AppError('common.bad_request');
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return new AppError('common.unavailable', undefined, 5);
  const status = error.statusCode ?? 500;
  const code = byStatus.get(status);
  if (code !== undefined) return new AppError(code, undefined, retryAfterOf(error));
  if (status >= 400 && status < 500) return new AppError('common.bad_request');
  request.log.error({ err: error }, 'unexpected error');
  return new AppError('common.internal');
}

const byStatus = new Map<number, ErrorCode>(
  (
    [
      'common.bad_request',
      'common.unauthorized',
      'common.forbidden',
      'common.not_found',
      'common.method_not_allowed',
      'common.payload_too_large',
      'common.unsupported_media_type',
      'common.too_many_requests',
      'common.unavailable',
    ] as const
  ).map((code) => [errorStatus[code], code]),
);

/** Invalid path parameters are "not found"; any other part is "bad request", with the invalid fields. */
function notValid(error: { readonly validationContext?: string; readonly validation: unknown }): AppError {
  if (error.validationContext === 'params') return new AppError('common.not_found');
  const issues = Array.isArray(error.validation) ? error.validation : [];
  const fields = issues.flatMap((issue: { instancePath?: string; keyword?: string; message?: string }) =>
    issue.instancePath === undefined ? [] : [{ path: issue.instancePath, rule: issue.keyword, message: issue.message }],
  );
  return new AppError('common.bad_request', { part: error.validationContext, fields });
}

function retryAfterOf(error: unknown): number | undefined {
  const seconds =
    typeof error === 'object' && error !== null && 'retryAfter' in error ? Number(error.retryAfter) : Number.NaN;
  return Number.isFinite(seconds) ? seconds : undefined;
}
