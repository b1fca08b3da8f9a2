import pg from 'pg';

/**
 * A connection that outlives nothing: when its server dies while it is in use, its question fails and says so. What the
 * connection itself tells then has no other listener, and would end the process.
 */
export class PatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}
