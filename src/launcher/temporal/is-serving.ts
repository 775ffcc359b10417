import { connect } from 'node:http2';

const ANSWERS_WITHIN_MS = 2_000;
/** HealthCheckResponse with `status = SERVING`: field 1 as a varint, value 1. */
const SERVING = Buffer.from([0x08, 0x01]);
/** A gRPC message is prefixed with a compression flag (1 byte) and its length (4 bytes). */
const PREFIX_BYTES = 5;

/** Uses the standard gRPC health check (grpc.health.v1.Health/Check) to find out whether a service is serving. */
export function isServing(host: string, port: number, service: string): Promise<boolean> {
  const session = connect(`http://${host}:${port}`);
  return new Promise<boolean>((resolve) => {
    session.setTimeout(ANSWERS_WITHIN_MS, () => resolve(false));
    session.once('error', () => resolve(false));
    const request = session.request({
      ':method': 'POST',
      ':path': '/grpc.health.v1.Health/Check',
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('error', () => resolve(false));
    request.once('end', () => resolve(Buffer.concat(chunks).subarray(PREFIX_BYTES).equals(SERVING)));
    request.end(frame(service));
  }).finally(() => session.destroy());
}

/** HealthCheckRequest: the service's name as field 1. */
function frame(service: string): Buffer {
  const name = Buffer.from(service);
  const message = Buffer.concat([Buffer.from([0x0a, name.length]), name]);
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
}
