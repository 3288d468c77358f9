import { changing, leaving, pausing } from '#database/seeders/demo/data/enrolment_words'
import type { People } from '#database/seeders/demo/invent/people/centre_people'
import { ChooseStudents } from '#database/seeders/demo/invent/groups/choose_students'
import { Enrolments, type Step } from '#database/seeders/demo/invent/groups/enrol'
import type { Group } from '#database/seeders/demo/invent/groups/group_life'
import type { Student } from '#database/seeders/demo/invent/people/students'
import { standInLine } from '#database/seeders/demo/invent/groups/waiting'
import type { World } from '#database/seeders/demo/world'
import type { StudentStatus } from '#domain/people/students/rules/student_status'

const known: StudentStatus[] = ['active', 'on_hold', 'left', 'alumni', 'blocked']

export class FillGroups {
  #choose: ChooseStudents
  #enrol: Enrolments
  #filled: Group[] = []

  constructor(
    private world: World,
    people: People
  ) {
    this.#choose = new ChooseStudents(world, people.students)
    this.#enrol = new Enrolments(world, people)
  }

  fill(groups: Group[]) {
    for (const group of groups) {
      const { status } = group.row
      if (status === 'completed') this.#past(group)
      else if (status === 'cancelled') this.#cancelled(group)
      else if (status === 'open') this.#open(group)
      else if (status !== 'draft') this.#running(group)
    }
  }

  #past(group: Group) {
    const { world } = this
    const end = world.day(1, group.row.ends_on)
    for (const student of this.#choose.take(group, this.#size(group, 0.6), known)) {
      const leaves = world.chance.happens(0.1)
      const begun = this.#begun(group, student)
      const last: Step = leaves ? this.#left(group) : { to: 'completed', on: end }
      this.#enrol.add(group, student, [begun, last])
    }
  }

  #cancelled(group: Group) {
    const { status_reason: reason, starts_on: starts } = group.row
    const last: Step = { to: 'dropped', on: this.world.day(-2, starts), reason: reason! }
    for (const student of this.#choose.take(group, this.world.chance.integer(1, 3), ['active'])) {
      this.#enrol.add(group, student, [this.#begun(group, student), last])
    }
  }

  #open(group: Group) {
    const { chance } = this.world
    const coming = this.#choose.take(group, this.#size(group, 0.3), ['active', 'applicant'])
    for (const student of coming) {
      const begun = this.#begun(group, student)
      const isPending = student.status === 'applicant' || chance.happens(0.15)
      const source = isPending ? 'request' : 'staff'
      this.#enrol.add(group, student, [isPending ? { ...begun, to: 'pending' } : begun], { source })
    }
    for (const student of this.#choose.take(group, chance.integer(0, 2), ['lead'])) {
      this.#enrol.add(group, student, [{ ...this.#begun(group, student), to: 'inquiry' }])
    }
  }

  #running(group: Group) {
    const { world } = this
    const { row } = group
    const isFull = row.capacity > 1 && row.status === 'running' && world.chance.happens(0.35)
    const seated = this.#choose.take(group, this.#size(group, 0.5), ['active', 'on_hold'])
    const [moved, ...others] = seated
    for (const student of others) this.#taught(group, student)
    const former = moved && this.#formerly(group, moved)
    if (former) this.#move(former, group, moved)
    else if (moved) this.#taught(group, moved)
    this.#filled.push(group)
    for (const student of this.#choose.take(group, world.chance.integer(0, 2), [
      'active',
      'left',
    ])) {
      this.#enrol.add(group, student, [this.#begun(group, student), this.#left(group)])
    }
    if (isFull && seated.length > 4) {
      const line = { taken: seated.length, choose: this.#choose, enrol: this.#enrol }
      standInLine(world, group, line)
    }
  }

  #formerly({ course, term }: Group, student: Student) {
    if (student.status !== 'active' || !this.world.chance.happens(0.8)) return undefined
    return this.#filled.find((one) => {
      const { subject } = one.course
      return one.term === term && subject === course.subject && this.#choose.suits(one, student)
    })
  }

  #move(from: Group, to: Group, student: Student) {
    const { chance } = this.world
    const on = this.world.day(-chance.integer(10, 25))
    const left: Step = { to: 'transferred', on, reason: chance.pick(changing) }
    const id = this.#enrol.add(from, student, [this.#begun(from, student), left])
    const origin = { source: 'transfer', from_enrolment_id: id }
    this.#enrol.add(to, student, [{ to: 'active', on }], origin)
  }

  #taught(group: Group, student: Student) {
    const { chance } = this.world
    const begun = this.#begun(group, student)
    if (student.status === 'on_hold' || chance.happens(0.03)) {
      const from = this.world.day(-chance.integer(3, 20))
      const until = this.world.day(chance.integer(5, 30))
      const frozen: Step = { to: 'frozen', on: from, reason: chance.pick(pausing) }
      const span = { frozen_from: from, frozen_until: until }
      this.#enrol.add(group, student, [begun, frozen], span)
    } else if (chance.happens(0.06)) {
      const on = this.world.day(-chance.integer(2, 9))
      this.#enrol.add(group, student, [{ to: 'trial', on }])
    } else this.#enrol.add(group, student, [begun])
  }

  #begun({ row }: Group, { created_at: came }: Student): Step {
    const { world } = this
    const isAhead = row.starts_on > world.today
    const on = isAhead
      ? world.day(-world.chance.integer(0, 11))
      : world.day(-world.chance.integer(3, 25), row.starts_on)
    const joined = came.slice(0, 10)
    return { to: 'active', on: on > joined ? on : joined }
  }

  #left({ row }: Group): Step {
    const { chance } = this.world
    const days = chance.integer(8, 40)
    return { to: 'dropped', on: this.world.day(days, row.starts_on), reason: chance.pick(leaving) }
  }

  #size({ row }: Group, least: number) {
    return Math.max(1, this.world.chance.integer(Math.ceil(row.capacity * least), row.capacity))
  }
}
