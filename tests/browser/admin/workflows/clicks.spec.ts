import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { importJob } from '#app/jobs/import_job'
import { freezeClock } from '#domain/shared/time/clock'
import { attendanceOf, markableSession } from '#tests/helpers/attendance/attendance'
import { missedSession, otherSession, stateOf } from '#tests/helpers/attendance/make_ups'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { at, sessionIn, week } from '#tests/helpers/browser/calendar'
import { Mouse } from '#tests/helpers/browser/mouse'
import { Typist } from '#tests/helpers/browser/typist'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createGuardian } from '#tests/helpers/people/guardians'
import { createStudent, studentRow } from '#tests/helpers/people/students'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { subjects } from '#tests/helpers/teaching/entries'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'

interface Workflow {
  name: string
  /** Clicks before part 9.2, and at the most now. */
  before: number
  most: number
}

interface Desk extends BackOffice {
  mouse: Mouse
  dialog: Locator
  button: (key: string, values?: Record<string, number>) => Locator
  entry: (key: string) => Locator
}

const counted: (Workflow & { clicks: number })[] = []

/** Does a workflow in a centre of its own, and holds it to its clicks. */
function countClicks(workflow: Workflow, perform: (desk: Desk) => Promise<void>) {
  test(`C8 ${workflow.name} takes at most ${workflow.most} clicks`, async ({ assert, browser }) => {
    const office = await openBackOffice(browser, { locale: 'en', centre: await createCentre() })
    const { page, say } = office
    const mouse = new Mouse(page)
    const desk = {
      ...office,
      mouse,
      dialog: page.getByRole('dialog'),
      button: (key: string, values?: Record<string, number>) =>
        page.getByRole('button', { name: say(key, values), exact: true }),
      entry: (key: string) => page.getByRole('menuitem', { name: say(key), exact: true }),
    }
    await perform(desk)
    counted.push({ ...workflow, clicks: mouse.clicks })
    assert.isAtMost(mouse.clicks, workflow.most)
    await page.context().close()
  }).timeout(60_000)
}

const table = () =>
  counted.map(
    ({ name, before, most, clicks }) =>
      `${name.padEnd(52)} ${String(before).padStart(6)} ${String(clicks).padStart(6)} ${String(most).padStart(6)}`
  )

const middleOf = async (drawn: Locator) => {
  const { x, y, width, height } = (await drawn.boundingBox())!
  return { x: x + width / 2, y: y + height / 2, height }
}

const work = async ({ centre }: BackOffice) => {
  const [record] = await rowsOf(centre, 'imports')
  await importJob({ tenantId: centre.id, importId: record!.id })
}

test.group('The clicks of a day at the desk', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))
  tests.teardown(() => {
    const head = `${'workflow'.padEnd(52)} before    now  ideal`
    // eslint-disable-next-line no-console
    console.log(['', head, ...table()].join('\n'))
  })

  countClicks({ name: 'a family of two in two groups', before: 12, most: 9 }, async (desk) => {
    const { page, centre, mouse, button, say } = desk
    await createGroup(centre, { titleEn: 'Reading' })
    await createGroup(centre, { titleEn: 'Chess' })
    await createStudent(centre)
    await go(desk, '/admin')
    await mouse.click(page.getByRole('link', { name: say('families.add') }))
    await page.locator('#field-guardian_first_name_en:focus').waitFor()
    await page.keyboard.type('Mona')
    const typist = new Typist(page)
    await typist.fill('guardian_last_name_en', 'Odeh')
    await typist.fill('guardian_phone', '0501234567')
    await mouse.click(page.getByRole('radio', { name: say('guardians.relation.mother') }))
    await typist.fill('children.0.first_name_en', 'Layan')
    await mouse.choose('children.0.group_id', 'Reading')
    await mouse.click(button('families.add_child'))
    await page.locator('[id="field-children.1.first_name_en"]:focus').waitFor()
    await page.keyboard.type('Omar')
    await mouse.choose('children.1.group_id', 'Chess')
    await mouse.click(button('families.save'))
    await page.waitForURL(/\/admin\/guardians\/[0-9a-f-]{36}$/)
  })

  countClicks(
    { name: 'a corrected phone, for everybody who has it', before: 4, most: 2 },
    async (desk) => {
      const { centre, mouse, button, dialog, say } = desk
      const phone = '+966501234567'
      const { id } = await createGuardian(centre, { phone })
      const child = await createStudent(centre, { phone })
      await go(desk, `/admin/guardians/${id}`)
      await mouse.click(button('people.phone.change'))
      await dialog.getByText(say('people.phone.also')).waitFor()
      await dialog.locator('#field-phone:focus').fill('0507654321')
      await mouse.click(dialog.getByRole('button', { name: say('people.phone.save') }))
      await dialog.waitFor({ state: 'detached' })
      const row = await studentRow(centre, child.id)
      if (row!.phone !== '+966507654321') throw new Error('The child’s number stayed')
    }
  )

  for (const [act, before] of [
    ['transfer', 6],
    ['freeze', 4],
    ['drop', 4],
  ] as const)
    countClicks(
      { name: `${act} of an enrolment from the student`, before, most: 3 },
      async (desk) => {
        const { page, centre, mouse, button, entry, dialog, say } = desk
        const { id } = await createStudent(centre)
        await createGroup(centre, { titleEn: 'Chess' })
        await enrolled(centre, await createGroup(centre), { student: { id } })
        await go(desk, `/admin/students/${id}`)
        await mouse.click(button('shell.more_acts'))
        await mouse.click(entry(`enrolments.acts.${act}`))
        await dialog.locator('input:focus').first().waitFor()
        const typist = new Typist(page)
        if (act === 'transfer') await typist.choose('target_id', 'Chess')
        if (act === 'drop') await typist.fill('reason', 'They moved')
        await mouse.click(dialog.getByRole('button', { name: say(`enrolments.acts.${act}`) }))
        await dialog.waitFor({ state: 'detached' })
      }
    )

  countClicks(
    { name: 'level, course, group, usual times, sessions', before: 19, most: 10 },
    async (desk) => {
      const { page, centre, mouse, button, dialog, say } = desk
      await subjects.add(centre)
      const link = (key: string) => page.getByRole('link', { name: say(key) })
      await go(desk, '/admin/levels')
      await mouse.click(link('levels.add').first())
      const typist = new Typist(page)
      await page.locator('#field-name_en:focus').waitFor()
      await typist.fill('name_en', 'Grade 1')
      await mouse.click(button('levels.form.create'))
      await mouse.click(link('levels.acts.add_course'))
      await page.locator('#field-title_en:focus').waitFor()
      await typist.fill('title_en', 'Algebra 1')
      await mouse.click(button('courses.form.create'))
      await mouse.click(link('courses.acts.add_group'))
      await page.locator('#field-course_id').waitFor()
      await typist.fill('ends_on', '20/12/2026')
      await typist.fill('capacity', '12')
      await mouse.click(button('groups.form.create'))
      await mouse.click(link('groups.acts.plan'))
      await mouse.click(page.locator('[data-add="2"]'))
      await mouse.click(button('groups.pattern.save_and_plan'))
      await dialog.getByRole('heading', { name: say('sessions.create_title') }).waitFor()
      await mouse.click(dialog.getByRole('button', { name: say('sessions.form.create') }))
      await dialog.waitFor({ state: 'detached' })
      if (!(await rowsOf(centre, 'class_sessions')).length) throw new Error('No sessions')
    }
  )

  countClicks({ name: 'a list imported and undone', before: 8, most: 7 }, async (desk) => {
    const { page, mouse, button, dialog, say } = desk
    await go(desk, '/admin/students')
    await mouse.click(page.getByRole('link', { name: say('ui.list.import_instead') }))
    await page.getByRole('heading', { name: say('imports.upload.title') }).waitFor()
    const chooser = page.waitForEvent('filechooser')
    await mouse.click(
      page.locator('label:has(input[type=file]), [data-file-button], main button').first()
    )
    await (
      await chooser
    ).setFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name,Mobile\nSara Haddad,0501234567\n'),
    })
    await mouse.click(button('imports.upload.next'))
    await mouse.click(button('imports.mapping.next'))
    await page.getByRole('heading', { name: say('imports.progress.check') }).waitFor()
    await work(desk)
    await page.getByRole('heading', { name: say('imports.checked.title') }).waitFor()
    await mouse.click(page.locator('main section').first().getByRole('button').last())
    await page.getByRole('heading', { name: say('imports.progress.run') }).waitFor()
    await work(desk)
    await mouse.click(button('imports.done.undo'))
    await mouse.click(
      dialog.getByRole('button', { name: say('imports.undo.confirm'), exact: true })
    )
    await page.getByRole('heading', { name: say('imports.progress.undo') }).waitFor()
    await work(desk)
  })

  countClicks({ name: 'a weekly series', before: 9, most: 6 }, async (desk) => {
    const { page, centre, mouse, button, say } = desk
    const instructor = await createInstructor(centre)
    await createGroup(centre, { titleEn: 'Chess', instructorId: instructor, endsOn: '2027-01-20' })
    await go(desk, '/admin/class-sessions')
    await mouse.click(page.getByRole('link', { name: say('sessions.add') }).first())
    await mouse.choose('group_id', 'Chess')
    await mouse.choose('slots.0.weekday', 'Tuesday')
    await new Typist(page).fill('slots.0.starts', '16:00')
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'POST' && /class-sessions$/.test(response.url())
    )
    await mouse.click(button('sessions.form.create'))
    await saved
    if (!(await rowsOf(centre, 'class_sessions')).length) throw new Error('No sessions')
  })

  countClicks({ name: 'a session moved, its people told', before: 3, most: 3 }, async (desk) => {
    const { page, centre, mouse, dialog, say } = desk
    const id = await writeSession(centre, ...at(16, 14), { title: 'Robotics' })
    await writeSession(centre, ...at(17, 14), { title: 'Choir' })
    await go(desk, week)
    const drawn = sessionIn(page, id)
    await drawn.hover({ trial: true })
    const from = await middleOf(drawn)
    mouse.clicks++
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 8, from.y + 8, { steps: 2 })
    await page.mouse.move(from.x, from.y + from.height * 2, { steps: 8 })
    await page.mouse.up()
    await mouse.click(
      dialog.getByRole('button', { name: say('calendar.acts.keep', { count: 1 }), disabled: false })
    )
    await dialog.waitFor({ state: 'detached' })
  })

  countClicks({ name: 'a session cancelled, named before', before: 3, most: 3 }, async (desk) => {
    const { page, centre, mouse, dialog, entry, say } = desk
    const group = await createGroup(centre, { titleEn: 'Robotics B' })
    const id = await writeSession(centre, '2026-11-27T13:00Z', '2026-11-27T14:00Z', {
      type: 'regular',
      group_id: group,
    })
    await go(desk, `/admin/class-sessions/${id}`)
    await mouse.click(page.getByRole('main').locator('[aria-haspopup=menu]').first())
    await mouse.click(entry('sessions.acts.cancel'))
    await dialog.getByText('Robotics B').first().waitFor()
    await dialog.getByText(say('sessions.change.cancel', { count: 1 })).waitFor()
    await mouse.click(dialog.getByRole('button', { name: say('sessions.acts.cancel') }))
    await dialog.waitFor({ state: 'detached' })
  })

  for (const { from, before, most } of [
    { from: 'the roster', before: 3, most: 3 },
    { from: 'Today', before: 7, most: 5 },
  ])
    countClicks(
      { name: `attendance with two exceptions from ${from}`, before, most },
      async (desk) => {
        const { page, centre, mouse, button, say } = desk
        const { session, students } = await markableSession(centre, 4, undefined, {
          instructor_id: await createInstructor(centre),
        })
        if (from === 'Today') {
          await page.clock.setFixedTime(new Date('2026-11-25T13:10Z'))
          await go(desk, '/admin/today')
          await mouse.click(page.locator(`main a[href$="/${session}/attendance"]`).first())
        } else await go(desk, `/admin/class-sessions/${session}/attendance`)
        await mouse.click(button('attendance.all_present'))
        for (const student of students.slice(0, 2))
          await mouse.click(
            page
              .locator(`[data-student="${student}"]`)
              .getByRole('radio', { name: say('attendance.status.absent') })
          )
        await page.getByText(say('attendance.state.saved'), { exact: true }).waitFor()
        const { status } = (await attendanceOf(centre, session, students[1]!)) as { status: string }
        if (status !== 'absent') throw new Error('The exception wasn’t saved')
      }
    )

  countClicks({ name: 'a substitute for a session', before: 5, most: 4 }, async (desk) => {
    const { page, centre, mouse, dialog, entry, say } = desk
    const [ill, free] = [await createInstructor(centre), await createInstructor(centre)]
    const session = await writeSession(centre, '2026-12-01T13:00Z', '2026-12-01T14:00Z', {
      type: 'regular',
      group_id: await createGroup(centre),
      instructor_id: ill,
    })
    await go(desk, `/admin/class-sessions/${session}`)
    await mouse.click(page.getByRole('main').locator('[aria-haspopup=menu]').first())
    await mouse.click(entry('sessions.acts.substitute'))
    await mouse.click(dialog.locator(`[name=instructor_id][value="${free}"]`))
    await dialog.getByText(say('sessions.change.substitute', { count: 1 })).waitFor()
    await mouse.click(dialog.getByRole('button', { name: say('sessions.acts.substitute') }))
    await dialog.waitFor({ state: 'detached' })
  })

  countClicks({ name: 'a make-up booked', before: 5, most: 4 }, async (desk) => {
    const { page, centre, mouse, dialog, entry, say } = desk
    const { credit, group: missed } = await missedSession(centre)
    await otherSession(centre, missed)
    await go(desk, '/admin/make-ups')
    await mouse.click(page.locator('[data-row-acts]').first().getByRole('button').last())
    await mouse.click(entry('make_ups.acts.book'))
    await mouse.click(dialog.getByRole('radio').first())
    await mouse.click(dialog.getByRole('button', { name: say('make_ups.acts.book') }))
    await dialog.waitFor({ state: 'detached' })
    if ((await stateOf(centre, credit)) === 'available') throw new Error('Nothing was booked')
  })
})
