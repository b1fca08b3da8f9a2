// A draft of somebody new, made by the API.

export interface OpenedDraft {
  readonly id: string;
  /** Token of the person whose draft it is. */
  readonly token: string;
  /** Asks the API for that person; throws what it refuses. */
  readonly ask: (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;
}

/**
 * @param base address of the product
 * @param wishes settings of the draft that differ from the standard
 * @param email of somebody who registers; without it the draft is a visitor's
 */
export async function openDraft(base: string, wishes: object, email?: string): Promise<OpenedDraft> {
  let token = '';
  const ask: OpenedDraft['ask'] = async (method, path, body) => {
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers: { 'Bearer-Token': token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, error } = await response.json();
    if (error) throw new Error(`${path}: ${error.code}`);
    return data;
  };
  const arrival = email
    ? await ask('POST', '/users/register', { email, password: 'fourth and one' })
    : await ask('POST', '/auth/login', {});
  token = String(arrival['token']);
  const { season } = (await ask('GET', '/seasons/current')) as { season: { id: string } };
  const made = await ask('POST', '/mock-drafts/create', { seasonId: season.id, scoringSystemId: '1', ...wishes });
  return { id: (made as { mockDraft: { id: string } }).mockDraft.id, token, ask };
}
