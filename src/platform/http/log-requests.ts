import { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line a request, when it is done: each line costs a part of the throughput, and the second says no more. */
export class LogRequests extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: FastifyError | null, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return;
    const fields = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...fields, err: error }, 'request errored');
    else reply.log.info(fields, 'request completed');
  }
}
