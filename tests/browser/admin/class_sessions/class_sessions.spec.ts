import { SetPattern } from '#domain/scheduling/patterns/actions/set_pattern'
import { system } from '#domain/shared/audit/actor'
import { freezeClock } from '#domain/shared/time/clock'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { rowsOf } from '#tests/helpers/centre/centre'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'
import { test } from '@japa/runner'
import type { Page } from 'playwright'

/** The server has answered the next request there by the time that its connection is lost. */
async function loseAnswer(page: Page, urlPattern: string) {
  const wire = await page.context().newCDPSession(page)
  wire.once('Fetch.requestPaused', ({ requestId }) => {
    const errorReason = 'ConnectionReset'
    void wire.send('Fetch.failRequest', { requestId, errorReason }).then(() => wire.detach())
  })
  await wire.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] })
}

test.group('Class sessions in a browser', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  inBoth(
    'a series is previewed, its clash named, and saved with a reason',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      const room = await createRoom(centre, { code: 'R1' })
      await writeSession(centre, '2026-09-14T14:00Z', '2026-09-14T15:00Z', {
        room_id: room,
        title: 'Open day',
      })
      await go(office, `/admin/class-sessions/create?group=${group}`)
      await page.locator('#field-room_id').fill('R1')
      await page.getByRole('option', { name: /R1/ }).click()
      await page.locator('#field-starts_on').fill('7/9/2026')
      await page.getByRole('button', { name: say('sessions.form.preview') }).click()
      await page.locator('#field-ends_on-error').waitFor()
      await page.locator('[id="field-slots.0.starts"]:focus').waitFor()
      const starts = say('sessions.fields.starts')
      const named = say('sessions.form.time_field', { place: 1, field: starts })
      await page.getByRole('link', { name: named }).waitFor()
      await page.locator('[id="field-slots.0.starts"]').fill('17:00')
      await page.locator('#field-ends_on').fill('21/9/2026')
      const save = page.getByRole('button', { name: say('sessions.form.create') })
      await save.click()
      await page.locator('#field-clash_reason:focus').waitFor()
      await page.locator('#field-clash_reason-error').waitFor()
      const plan = page.getByRole('region', { name: say('sessions.plan.title') })
      const other = plan.getByRole('link', { name: /Open day/ })
      assert.equal(await other.getAttribute('target'), '_blank')
      assert.lengthOf(await plan.getByRole('listitem').all(), 3)
      await plan
        .getByText(locale === 'ar' ? /الاثنين.*٦:٠٠|الاثنين.*6:00/ : /Mon.*18:00/)
        .first()
        .waitFor()
      // As tall as the form: what the bar of buttons covers at some place of the scroll is reached by scrolling
      await page.setViewportSize({ width: 1280, height: 3000 })
      assert.deepEqual(await axeViolations(page), [])
      await page.locator('#field-clash_reason').fill('Two halves of the hall')
      await save.click()
      await page.waitForURL(/class-sessions\?group=/)
      const saved = await rowsOf(centre, 'class_sessions', { group_id: group })
      assert.lengthOf(saved, 3)
      await go(office, `/admin/class-sessions/${saved[0]!.id}`)
      await page.getByText(say('sessions.show.is_of_series'), { exact: true }).waitFor()
      assert.deepEqual(await axeViolations(page), [])
      await page.context().close()
    }
  )

  inArabic(
    'a group that is chosen fills in its usual times, which are previewed, again when one changes, and saved together',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const group = await createGroup(centre)
      await new SetPattern().execute({
        ...{ tenantId: centre.id, actor: system, version: 0, roomId: null, groupId: group },
        slots: [{ weekday: 1, starts: '17:00', minutes: 60 }],
      })
      await go(office, '/admin/class-sessions/create')
      await page.locator('#field-group_id').fill('المساء')
      await page.getByRole('option', { name: /المساء/ }).click()
      await page.locator('[id="field-slots.0.starts"][value^="5:00"]').waitFor()
      await page.locator('#field-starts_on').fill('31/8/2026')
      await page.locator('#field-ends_on').fill('13/9/2026')
      await page.getByRole('button', { name: say('sessions.form.add_time') }).click()
      await page.locator('[id="field-slots.1.weekday"]').click()
      await page.getByRole('option', { name: 'الأربعاء' }).click()
      await page.locator('[id="field-slots.1.starts"]').fill('18:30')
      await page.getByRole('button', { name: say('sessions.form.preview') }).click()
      const plan = page.getByRole('region', { name: say('sessions.plan.title') })
      await plan.getByRole('listitem').nth(3).waitFor()
      await plan.getByRole('heading').and(page.locator(':focus')).waitFor()
      await plan.getByText(say('sessions.plan.is_past'), { exact: true }).waitFor()
      const second = page.locator('[id="field-slots.1.starts"]')
      await second.fill('18:45')
      await plan.getByText(/6:45/).first().waitFor()
      await second.and(page.locator(':focus')).waitFor()
      await plan.getByLabel(say('sessions.fields.allows_past')).check()
      await page.getByRole('button', { name: say('sessions.form.create') }).click()
      await page.waitForURL(/class-sessions\?group=/)
      const rows = await rowsOf(centre, 'class_sessions', { group_id: group })
      assert.sameMembers(
        rows.map(({ starts_at }) => starts_at.toISOString()),
        ['08-31T14:00', '09-02T15:45', '09-07T14:00', '09-09T15:45'].map(
          (at) => `2026-${at}:00.000Z`
        )
      )
      await page.context().close()
    }
  )

  inEnglish('a series whose answer is lost is not taken over by another group', async (context) => {
    const { locale, assert, browser } = context
    const office = await openBackOffice(browser, { locale })
    const { page, centre, say } = office
    const [lost, chosen] = [
      await createGroup(centre),
      await createGroup(centre, { titleEn: 'Algebra' }),
    ]
    await go(office, `/admin/class-sessions/create?group=${lost}`)
    await page.locator('#field-starts_on').fill('7/9/2026')
    await page.locator('#field-ends_on').fill('20/9/2026')
    await page.locator('[id="field-slots.0.starts"]').fill('17:00')
    const save = page.getByRole('button', { name: say('sessions.form.create') })
    const failed = page.waitForEvent('requestfailed')
    await loseAnswer(page, '*/admin/class-sessions')
    await save.click()
    await failed
    await page.locator('#field-group_id').fill('Algebra')
    await page.getByRole('option', { name: /Algebra/ }).click()
    await save.click()
    await page.waitForURL(/class-sessions\?group=/)
    const rows = await rowsOf(centre, 'class_sessions')
    const seriesOf = (group: string) =>
      new Set(rows.filter(({ group_id }) => group_id === group).map((row) => row.series_id))
    assert.deepEqual([seriesOf(lost).size, seriesOf(chosen).size, rows.length], [1, 1, 4])
    assert.isTrue(seriesOf(lost).isDisjointFrom(seriesOf(chosen)))
    await page.context().close()
  })
})
