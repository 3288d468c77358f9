import { type RowOf, statement } from '#domain/shared/data/statement'

const ownFeed = statement((query, given: { userId: string }) =>
  query
    .selectFrom('calendar_feeds')
    .where('user_id', '=', given.userId)
    .select(['sealed', 'made_at', 'read_at'])
)

export type OwnFeed = RowOf<typeof ownFeed>

export const findOwnFeed = async (userId: string): Promise<OwnFeed | undefined> =>
  (await ownFeed({ userId }))[0]
