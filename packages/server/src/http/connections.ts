import type { Server } from 'node:net';
import { networkOf } from './network.ts';

/** Connections from one network: windows with a stream each, of everybody behind one address. */
const MOST_OF_ONE_NETWORK = 500;

/** Closes at once what one network opens above its bound. */
export function boundConnections(server: Server, most = MOST_OF_ONE_NETWORK): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const others = open.get(network) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
