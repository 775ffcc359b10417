import { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One log line per request, when it completes: each line costs throughput, and a second one adds nothing. */
export class LogRequests extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: FastifyError | null, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return;
    const fields = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...fields, err: error }, 'request errored');
    else reply.log.info(fields, 'request completed');
  }
}
