import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, marked, sayPolicy } from '#tests/helpers/attendance/attendance'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { guestIn } from '#tests/helpers/attendance/make_ups'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import {
  createGroup,
  enrolled,
  enrolmentRow,
  firstTerms,
  filledGroup,
  groupRow,
  rowIn,
} from '#tests/helpers/teaching/groups'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

async function setup(client: Parameters<typeof signedIn>[0], roles?: string[]) {
  const centre = await createCentre()
  const visitor = await signedIn(client, await createAdministrator(centre, { roles }))
  return { centre, visitor }
}

const into = (group: string) => `/admin/groups/${group}/enrolments`
const agreed = { standing: 'active', starts_on: '2026-12-01' }

async function told(visitor: Visitor, group: string) {
  const { errors, flash } = (await visitor.visit(`/admin/groups/${group}`)).body().props
  return { errors: errors as Record<string, string>, flash }
}

async function asked(
  visitor: Visitor,
  group: string,
  part: string,
  query: Record<string, string>
): Promise<unknown> {
  const { version } = (await visitor.visit(`/admin/groups/${group}`)).body()
  const response = await visitor
    .get(`/admin/groups/${group}?${new URLSearchParams(query)}`)
    .header('X-Inertia', 'true')
    .header('X-Inertia-Version', version)
    .header('X-Inertia-Partial-Component', 'admin/groups/show')
    .header('X-Inertia-Partial-Data', part)
  return response.body().props[part]
}

test.group('Enrolments by pages', () => {
  test('C11a enrols somebody who is known, at the price that was agreed', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const group = await createGroup(centre)
    const student = await createStudent(centre)
    await visitor.post(into(group), {
      ...agreed,
      student_id: student.id,
      standing: 'trial',
      price: '99.5',
      billing_mode: 'per_session',
      discount_reason: 'Sibling',
    })
    const [row] = await rowsOf(centre, 'enrolments')
    assert.deepInclude(await rowIn(centre, 'enrolments', row.id), {
      student_id: student.id,
      status: 'trial',
      starts_on: '2026-12-01',
    })
    assert.deepInclude(await firstTerms(centre, row.id), {
      price: '9950',
      discount_reason: 'Sibling',
    })
  })

  test('C11a registers somebody new, warns of a possible duplicate and takes the confirmation', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const group = await createGroup(centre)
    const fields = {
      first_name_ar: 'ليلى',
      last_name_ar: 'منصور',
      phone: '٠٥٠١٢٣٤٥٦٧',
      phone_country: 'SA',
    }
    await visitor.post(into(group), { ...agreed, ...fields })
    await visitor.post(into(group), { ...agreed, ...fields, first_name_ar: 'سلمى' })
    const page = (await visitor.visit(`/admin/groups/${group}`)).body().props
    assert.deepEqual(Object.keys(page.errors), ['confirm_duplicate'])
    assert.lengthOf(page.duplicates, 1)
    await visitor.post(into(group), {
      ...agreed,
      ...fields,
      first_name: 'سلمى',
      confirm_duplicate: true,
    })
    assert.lengthOf(await rowsOf(centre, 'students', { phone: '+966501234567' }), 2)
    assert.lengthOf(await rowsOf(centre, 'enrolments', { group_id: group }), 2)
  })

  test('C11a refuses {fields} and says where')
    .with([
      { body: {}, fields: ['first_name_en', 'last_name_en'] },
      { body: { student_id: 'none' }, fields: ['student_id'] },
      { body: { student_id: '019384f0-0000-7000-8000-000000000000' }, fields: ['student_id'] },
      { body: { first_name_en: 'A', last_name_en: 'B', standing: 'king' }, fields: ['standing'] },
      { body: { first_name_en: 'A', last_name_en: 'B', starts_on: 'soon' }, fields: ['starts_on'] },
      { body: { first_name_en: 'A', last_name_en: 'B', price: 'much' }, fields: ['price'] },
      {
        body: { first_name_en: 'A', last_name_en: 'B', birth_date: '2999-01-01' },
        fields: ['birth_date'],
      },
      { body: { first_name_en: 'A', last_name_en: 'B', phone: '12' }, fields: ['phone'] },
      {
        body: { first_name_en: 'A', last_name_en: 'B', standing: 'waitlisted' },
        fields: ['standing'],
      },
    ])
    .run(async ({ client, assert }, { body, fields }) => {
      const { centre, visitor } = await setup(client)
      const group = await createGroup(centre)
      await visitor.post(into(group), { ...agreed, ...body })
      const { errors } = await told(visitor, group)
      assert.sameMembers(Object.keys(errors), fields)
      assert.lengthOf(await rowsOf(centre, 'enrolments'), 0)
      assert.lengthOf(await rowsOf(centre, 'students'), 0)
    })

  test('H3 a reason to overfill counts only from somebody who may', async ({ client, assert }) => {
    const centre = await createCentre()
    const { groupId } = await filledGroup(centre, 1)
    const student = await createStudent(centre)
    const body = { ...agreed, student_id: student.id, over_capacity_reason: 'Twin' }
    const desk = await signedIn(
      client,
      await createAdministrator(centre, { roles: ['Receptionist'] })
    )
    assert.equal((await desk.post(into(groupId), body)).status(), 403)
    assert.deepInclude(await groupRow(centre, groupId), { seats_taken: 1, waiting: 0 })
    const manager = await signedIn(
      client,
      await createAdministrator(centre, { roles: ['Manager'] })
    )
    await manager.post(into(groupId), body)
    assert.deepInclude(await groupRow(centre, groupId), { seats_taken: 2, seats_over: 1 })
  })

  test('H3 whoever may enrol but not register cannot add somebody new', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client, ['Academic coordinator'])
    const group = await createGroup(centre)
    const made = await visitor.post(into(group), {
      ...agreed,
      first_name_en: 'A',
      last_name_en: 'B',
    })
    assert.equal(made.status(), 302)
    const accountant = await signedIn(
      client,
      await createAdministrator(centre, { roles: ['Accountant'] })
    )
    assert.equal((await accountant.post(into(group), agreed)).status(), 403)
    assert.lengthOf(await rowsOf(centre, 'students'), 1)
  })

  test('C11a the finder finds by either script, number and phone, and says who is there already', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const group = await createGroup(centre)
    const { studentId } = await enrolled(centre, group)
    const wanted = await createStudent(centre, {
      firstName: 'أحمد',
      lastName: 'العمري',
      firstNameOther: 'Ahmad',
      phone: '+966501234567',
    })
    await createStudent(await createCentre(), { firstName: 'أحمد' })
    const find = async (text: string) =>
      (await asked(visitor, group, 'candidates', { find: text })) as {
        id: string
        enrolment_status: string | null
      }[]
    const plain = (await visitor.visit(`/admin/groups/${group}`)).body().props
    assert.notProperty(plain, 'candidates')
    for (const text of ['احمد', 'ahmad', wanted.number, '٠٥٠١٢٣٤٥٦٧']) {
      const ids = (await find(text)).map(({ id }) => id)
      assert.deepEqual(ids, [wanted.id], text)
    }
    const there = await find('Sara')
    assert.deepInclude(there[0], { id: studentId, enrolment_status: 'active' })
  })

  test('C11 each act upon an enrolment does what it says', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const group = await createGroup(centre)
    const target = await createGroup(centre)
    const { id } = await enrolled(centre, group, { as: 'pending' })
    const act = (what: string, body: object = {}) =>
      visitor.post(`/admin/enrolments/${id}/${what}`, body)
    const status = async () => (await enrolmentRow(centre, id)).status as string
    await act('confirmation')
    assert.equal(await status(), 'active')
    await act('freeze', { from: '2026-11-01', until: '2026-10-01' })
    assert.equal(await status(), 'active')
    await act('freeze', { from: '2020-01-01' })
    assert.equal(await status(), 'frozen')
    await visitor.delete(`/admin/enrolments/${id}/freeze`)
    assert.equal(await status(), 'active')
    await act('transfer', { target_id: target, on: '2026-11-21', price_choice: 'keep' })
    assert.equal(await status(), 'transferred')
    await act('drop', { on: '2026-11-21', reason: 'Late' })
    assert.equal(await status(), 'transferred')
    const [moved] = await rowsOf(centre, 'enrolments', { from_enrolment_id: id })
    await visitor.post(`/admin/enrolments/${moved.id}/drop`, { on: '2026-11-21' })
    assert.equal((await enrolmentRow(centre, moved.id)).status, 'active')
    await visitor.post(`/admin/enrolments/${moved.id}/completion`)
    assert.equal((await enrolmentRow(centre, moved.id)).status, 'completed')
  })

  test('C11 a transfer to a full group says so at a field one has, and the chooser puts it last', async ({
    client,
    assert,
  }) => {
    const { centre, visitor: manager } = await setup(client)
    const { groupId: full } = await filledGroup(centre, 1)
    const [group, open] = [await createGroup(centre), await createGroup(centre)]
    const { id } = await enrolled(centre, group)
    const desk = await signedIn(
      client,
      await createAdministrator(centre, { roles: ['Receptionist'] })
    )
    const body = { target_id: full, on: '2026-11-21', price_choice: 'keep' }
    for (const [visitor, field] of [
      [desk, 'target_id'],
      [manager, 'over_capacity_reason'],
    ] as const) {
      await visitor.post(`/admin/enrolments/${id}/transfer`, body)
      assert.deepEqual(Object.keys((await told(visitor, group)).errors), [field])
    }
    const targets = (await asked(desk, group, 'targets', {})) as { id: string }[]
    assert.deepEqual(
      targets.map(({ id: one }) => one),
      [open, full]
    )
  })

  test('C11 staff put first, offer, and record the answers', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const { groupId, seated, line } = await filledGroup(centre, 1, 3)
    const [first, second, third] = line as [string, string, string]
    const of = (id: string, what: string) => `/admin/enrolments/${id}/${what}`
    await visitor.post(of(third, 'priority'))
    assert.property((await told(visitor, groupId)).errors, 'reason')
    await visitor.post(of(third, 'priority'), { reason: 'Sister inside' })
    await visitor.post(of(first, 'offer'))
    assert.property((await told(visitor, groupId)).errors, 'over_capacity_reason')
    await visitor.post(of(seated[0]!, 'drop'), { on: '2026-11-21', reason: 'Left' })
    await visitor.put(of(third, 'offer'), { answer: 'accepted' })
    await visitor.put(of(second, 'offer'), { answer: 'declined' })
    const ends = await Promise.all(line.map(async (id) => (await enrolmentRow(centre, id)).status))
    assert.deepEqual(ends, ['waitlisted', 'declined', 'active'])
  })

  test('C11 promotes many: what would become of each, then what became of each', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const next = await createGroup(centre, { capacity: 1 })
    const group = await createGroup(centre, { nextGroupId: next })
    const [one, two] = [await enrolled(centre, group), await enrolled(centre, group)]
    const path = `/admin/groups/${group}/promotions`
    const before = (await visitor.visit(`${path}/create`)).body().props
    assert.deepEqual(before.preview, { [one.id]: 'enrolled', [two.id]: 'waiting' })
    const without = (await visitor.visit(`${path}/create?except=${one.id}`)).body().props
    assert.deepEqual(without.preview, { [two.id]: 'enrolled' })
    const body = { target_id: next, starts_on: '2026-12-01', price_choice: 'target' }
    await visitor.post(path, body)
    assert.lengthOf(await rowsOf(centre, 'enrolments', { group_id: next }), 0)
    await visitor.post(path, { ...body, enrolment_ids: [one.id, two.id], complete: true })
    const after = (await visitor.visit(`${path}/create`)).body().props
    assert.deepEqual(
      after.results.map(({ outcome }: { outcome: string }) => outcome),
      ['enrolled', 'waiting']
    )
    assert.equal((await enrolmentRow(centre, one.id)).status, 'completed')
  })

  test('C11 who may enrol but see neither the group nor who is in it promotes nobody', async ({
    client,
  }) => {
    const centre = await createCentre()
    const group = await createGroup(centre)
    await enrolled(centre, group)
    const path = `/admin/groups/${group}/promotions`
    const needed = [
      'admin.enrolments.create',
      'admin.enrolments.index',
      'admin.groups.index',
    ] as const
    for (const missing of needed) {
      const held = needed.filter((permission) => permission !== missing)
      const visitor = await signedIn(client, await createAdministratorWho(centre, held))
      ;(await visitor.visit(`${path}/create`)).assertStatus(403)
      ;(await visitor.post(path)).assertStatus(403)
    }
    const visitor = await signedIn(client, await createAdministratorWho(centre, [...needed]))
    ;(await visitor.visit(`${path}/create`)).assertStatus(200)
  })

  test('how many booked make-ups go with a place is asked before, and told after it', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const group = await createGroup(centre)
    const { id, studentId: student } = await enrolled(centre, group)
    const to = { type: 'regular', group_id: group }
    const off = { ...to, status: 'cancelled', cancelled_by: 'centre' }
    const missed = await writeSession(centre, '2026-09-08T10:00Z', '2026-09-08T11:00Z', off)
    const there = { type: 'regular', group_id: await createGroup(centre) }
    const visited = await writeSession(centre, '2090-03-01T10:00Z', '2090-03-01T11:00Z', there)
    await guestIn(centre, visited, { student, missed })
    const seats = async (query: string, by = visitor) => {
      const answer = await by.get(`/admin/enrolments/${id}/guest-seats?${query}`)
      return answer.status() === 200 ? (answer.body() as { count: number }).count : answer.status()
    }
    assert.equal(await seats('from=2026-12-01'), 1)
    assert.equal(await seats('from=2090-03-02'), 0)
    assert.equal(await seats('from=2026-12-01&until=2027-01-01'), 0)
    assert.equal(await seats('from=2026-12-01', (await setup(client)).visitor), 404)
    await visitor.post(`/admin/enrolments/${id}/drop`, { on: '2026-11-20', reason: 'Moved' })
    const { flash } = (await visitor.visit(`/admin/groups/${group}`)).body()
    assert.match(flash.success, / left .*\. 1 make-up booking was cancelled$/)
    assert.containsSubset(await rowsOf(centre, 'make_up_bookings'), [{ ended_by: 'left' }])
  })

  test('a student who leaves or is moved with an earlier date keeps later marks, which is said before and after', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    await sayPolicy(centre, { no_show_charge: 100 })
    const group = await createGroup(centre)
    const [leaving, moved] = [
      await enrolled(centre, group, { startsOn: '2026-10-01' }),
      await enrolled(centre, group, { startsOn: '2026-10-01' }),
    ]
    const there = { type: 'regular', group_id: group }
    for (const day of ['02', '09', '16']) {
      const thaw = freezeClock(`2026-11-${day}T10:30Z`)
      const hour = [`2026-11-${day}T10:00Z`, `2026-11-${day}T11:00Z`] as const
      const session = await writeSession(centre, ...hour, there)
      const status = day === '16' ? 'absent' : 'present'
      for (const { studentId } of [leaving, moved])
        await marked(centre, session, [aMark(studentId, { status })])
      thaw()
    }
    const before = await rowsOf(centre, 'attendance')
    const consequences = async (query: string) =>
      (await visitor.get(`/admin/enrolments/${leaving.id}/guest-seats?${query}`)).body()
    assert.deepEqual(await consequences('from=2026-11-09'), {
      count: 0,
      later_marks: { days: ['2026-11-09', '2026-11-16'], charged: 2, paying: 2 },
    })
    assert.containsSubset(await consequences('from=2026-11-09&until=2026-11-16'), {
      later_marks: { days: ['2026-11-09'] },
    })
    assert.containsSubset(await consequences('from=2026-11-17'), { later_marks: { days: [] } })
    const flash = async () =>
      (await visitor.visit(`/admin/groups/${group}`)).body().flash.success as string
    const on = '2026-11-09'
    await visitor.post(`/admin/enrolments/${leaving.id}/drop`, { on, reason: 'Moved' })
    assert.match(await flash(), /2 later marks stay as they are/)
    const target = { target_id: await createGroup(centre), price_choice: 'keep' }
    await visitor.post(`/admin/enrolments/${moved.id}/transfer`, { on, ...target })
    assert.match(await flash(), /2 later marks stay as they are/)
    assert.sameDeepMembers(await rowsOf(centre, 'attendance'), before)
  })

  test('T4 acts upon another centre’s enrolment change nothing and tell nothing', async ({
    client,
    assert,
  }) => {
    const { visitor } = await setup(client)
    const other = await createCentre()
    const group = await createGroup(other)
    const { id } = await enrolled(other, group)
    const acts = [
      ['POST', 'confirmation', {}],
      ['POST', 'transfer', { target_id: group, on: '2026-11-21', price_choice: 'keep' }],
      ['GET', 'terms', {}],
      ['POST', 'terms', { from_day: '2026-11-21', price: '1' }],
      ['POST', 'freeze', { from: '2026-11-21' }],
      ['DELETE', 'freeze', {}],
      ['POST', 'drop', { on: '2026-11-21', reason: 'x' }],
      ['POST', 'completion', {}],
      ['POST', 'offer', {}],
      ['PUT', 'offer', { answer: 'accepted' }],
      ['POST', 'priority', { reason: 'x' }],
    ] as const
    await visitor.prepare()
    for (const [method, what, body] of acts) {
      const response = await visitor.authentic(method, `/admin/enrolments/${id}/${what}`).json(body)
      assert.equal(response.status(), 404, `${method} ${what}`)
    }
    assert.equal(
      (
        await visitor.post(into(group), { ...agreed, first_name_en: 'A', last_name_en: 'B' })
      ).status(),
      404
    )
    assert.deepInclude(await enrolmentRow(other, id), { status: 'active', version: 1 })
  })
})
