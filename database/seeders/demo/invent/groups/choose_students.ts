import type { Group } from '#database/seeders/demo/invent/groups/group_life'
import type { Student } from '#database/seeders/demo/invent/people/students'
import type { World } from '#database/seeders/demo/world'
import type { StudentStatus } from '#domain/people/students/rules/student_status'

const most = 3

export class ChooseStudents {
  /** By student and term. */
  #load = new Map<string, number>()
  #taken = new Set<string>()

  constructor(
    private world: World,
    private students: Student[]
  ) {}

  take(group: Group, count: number, statuses: StudentStatus[]): Student[] {
    const fitting = this.students.filter((student) => this.#fits(group, student, statuses))
    const chosen = this.world.chance
      .shuffled(fitting)
      .sort((one, other) => this.#busy(group, one) - this.#busy(group, other))
      .slice(0, count)
    for (const student of chosen) {
      this.#load.set(this.#key(group, student), this.#busy(group, student) + 1)
      this.#taken.add(student.id + group.course.id + group.term.id)
    }
    return chosen
  }

  #fits(group: Group, student: Student, statuses: StudentStatus[]) {
    return (
      statuses.includes(student.status) &&
      this.suits(group, student) &&
      this.#busy(group, student) < most
    )
  }

  suits({ row, course, term }: Group, student: Student) {
    const [youngest, oldest] = course.ages
    return (
      (row.gender_policy === 'mixed' || row.gender_policy === student.gender) &&
      student.created_at.slice(0, 10) < row.starts_on &&
      student.birth_date <= yearsBefore(row.starts_on, youngest) &&
      student.birth_date > yearsBefore(row.starts_on, oldest + 1) &&
      !this.#taken.has(student.id + course.id + term.id)
    )
  }

  #key = ({ term }: Group, { id }: Student) => id + term.id

  #busy = (group: Group, student: Student) => this.#load.get(this.#key(group, student)) ?? 0
}

/** The same day this many years before, to be compared with days only. */
const yearsBefore = (day: string, years: number) =>
  String(Number(day.slice(0, 4)) - years) + day.slice(4)
