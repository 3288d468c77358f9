import type { HttpContext } from '@adonisjs/core/http'
import { calendarFile } from '#app/portal/calendar_feeds/calendar_file'
import { openFeed } from '#app/portal/calendar_feeds/open_feed'
import { contentOf } from '#app/portal/calendar_feeds/feed_content'
import { sendFeed } from '#app/portal/calendar_feeds/send_feed'
import { NoteReading } from '#domain/access/calendar_feeds/actions/note_reading'
import { fedSessions } from '#domain/scheduling/calendar_feeds/queries/fed_sessions'
import { inBranches } from '#domain/shared/data/branch_limit'
import { readStatements } from '#domain/shared/data/database'

/** What a calendar app reads, by its address alone (docs/adr/0055-calendar-feed.md). */
export default class CalendarFeedsController {
  async show(ctx: HttpContext) {
    const { tenant, response } = ctx
    const feed = await openFeed(ctx)
    const { reader } = feed
    await inBranches(reader.branches, async () => {
      const { asked, content } = await contentOf(ctx, reader)
      const since = await new NoteReading().execute({ tenantId: tenant.id, feed, content })
      response
        .header('Cache-Control', 'private, no-cache')
        .header('Referrer-Policy', 'no-referrer')
        .header('X-Robots-Tag', 'noindex')
        .header('Vary', 'Accept-Encoding')
        .header('ETag', `W/"${content}"`)
        .header('Last-Modified', since.toUTCString())
      if (response.fresh()) return response.status(304).send(null)
      const sessions = await readStatements(tenant.id, () => fedSessions(asked))
      return sendFeed(ctx, await calendarFile({ tenant, reader, sessions }))
    })
  }
}
