import { db } from '#domain/shared/data/database'

/** Whether there was one. Inside the running transaction, also of whatever ends an account. */
export async function forgetFeed(userId: string) {
  const forgetting = db().deleteFrom('calendar_feeds').where('user_id', '=', userId)
  return (await forgetting.executeTakeFirst()).numDeletedRows > 0n
}
