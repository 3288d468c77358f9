import type { FoundFeed } from '#domain/access/calendar_feeds/queries/find_feed'
import { db, writeStatement } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

type Feed = Pick<FoundFeed, 'hash' | 'content' | 'content_since' | 'read_at'>

type Input = { tenantId: string; feed: Feed; content: string }

/**
 * Answers since when the feed has had this content: told apart by seconds, because HTTP dates go no finer.
 * Writes when it is new, else that somebody reads, once an hour at most.
 */
export class NoteReading {
  async execute({ tenantId, feed, content }: Input): Promise<Date> {
    const at = now().startOf('second')
    const { content_since: known, read_at: read } = feed
    const isNew = !known || feed.content !== content
    const since = isNew ? laterThan(known, at.toJSDate()) : known
    if (isNew || !read || read < at.minus({ hours: 1 }).toJSDate()) {
      await writeStatement(tenantId, () =>
        db()
          .updateTable('calendar_feeds')
          .set({ content, content_since: since, read_at: at.toJSDate() })
          .where('hash', '=', feed.hash)
          .execute()
      )
    }
    return since
  }
}

const laterThan = (before: Date | null, at: Date) =>
  before && before >= at ? new Date(before.getTime() + 1000) : at
