import type { HttpContext } from '@adonisjs/core/http'
import { calendarFile } from '#app/portal/calendar_feeds/calendar_file'
import { openFeed } from '#app/portal/calendar_feeds/open_feed'
import { contentOf } from '#app/portal/calendar_feeds/feed_content'
import { sendFeed } from '#app/portal/calendar_feeds/send_feed'
import { NoteReading } from '#domain/access/calendar_feeds/actions/note_reading'
import { fedSessions } from '#domain/scheduling/calendar_feeds/queries/fed_sessions'
import { inBranches } from '#domain/shared/data/branch_limit'
import { SharedAnswers } from '#domain/shared/runtime/made_once'
import { readStatements } from '#domain/shared/data/database'

/** Programs that read one feed at the same moment are answered by one look at it. */
const readings = new SharedAnswers<Awaited<ReturnType<typeof contentOf>> & { since: Date }>()

/** What a calendar app reads, by its address alone (docs/adr/0055-calendar-feed.md). */
export default class CalendarFeedsController {
  async show(ctx: HttpContext) {
    const { tenant, response } = ctx
    const feed = await openFeed(ctx)
    const { reader } = feed
    await inBranches(reader.branches, async () => {
      const { asked, content, since } = await readings.ask(
        `${tenant.id} ${reader.userId}`,
        async () => {
          const current = await contentOf(ctx, reader)
          const reading = { tenantId: tenant.id, feed, content: current.content }
          return { ...current, since: await new NoteReading().execute(reading) }
        }
      )
      response
        .header('Cache-Control', 'private, no-cache')
        .header('Referrer-Policy', 'no-referrer')
        .header('X-Robots-Tag', 'noindex')
        .header('Vary', 'Accept-Encoding')
        .header('ETag', `W/"${content}"`)
        .header('Last-Modified', since.toUTCString())
      if (response.fresh()) return response.status(304).send(null)
      return sendFeed(ctx, `${reader.userId} ${content}`, async () => {
        const sessions = await readStatements(tenant.id, () => fedSessions(asked))
        return calendarFile({ tenant, reader, sessions })
      })
    })
  }
}
