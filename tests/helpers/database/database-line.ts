import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface DatabaseLine {
  /** URL of the same database, through the proxy */
  readonly url: string;
  /** Closes every connection and accepts no new one. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A proxy to a database that can be cut: the database becomes unreachable for its clients, but not for the test. */
export async function startDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = new URL(databaseUrl);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening TCP server has a port
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    mend: () => {
      isCut = false;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
