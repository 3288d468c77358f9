import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { db } from '#domain/shared/data/database'

/**
 * `key` is a UUID that a form makes when it opens, `user` the id of the account that sends it, and `content`
 * all that it sends beside the key.
 */
export type MoneyRequest = { key: string; user: string; content: unknown }

export type KeyReused = { type: 'key_reused' }

/**
 * Does an act that moves money once for a key, inside the running transaction. Sent again, it answers what
 * was answered then; with other content, or by somebody else, it is refused. Who sends it at the same moment
 * waits for the first to be committed.
 */
export async function doOnce<T>(
  request: MoneyRequest,
  refuse: (refusal: KeyReused) => never,
  act: () => Promise<T>
): Promise<T> {
  const { key, user } = request
  const digest = digestOf(request.content)
  const opened = await db()
    .insertInto('money_requests')
    .values({ key, user_id: user, digest })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!opened) return answerOf<T>({ key, user, digest }, refuse)
  const answer = await act()
  await db()
    .updateTable('money_requests')
    .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
    .where('key', '=', key)
    .execute()
  return answer
}

async function answerOf<T>(
  { key, user, digest }: { key: string; user: string; digest: string },
  refuse: (refusal: KeyReused) => never
): Promise<T> {
  const earlier = await db()
    .selectFrom('money_requests')
    .where('key', '=', key)
    .select(['user_id', 'digest', 'answer'])
    .executeTakeFirst()
  const isSame = earlier?.user_id === user && earlier.digest === digest
  return isSame ? (earlier.answer as T) : refuse({ type: 'key_reused' })
}

const digestOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')
