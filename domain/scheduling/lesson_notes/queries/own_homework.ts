import type { PortalPerson } from '#domain/access/sessions/principal'
import { ownStudents } from '#domain/people/students/queries/own_students'
import { homeworkDue } from '#domain/scheduling/lesson_notes/queries/homework_due'

/** What a student has to do, or the children of a guardian, each with the student's name. */
export async function ownHomework(person: PortalPerson, today: string) {
  const students = await ownStudents(person)
  const ids = students.map(({ id }) => id)
  const due = await homeworkDue(ids, today)
  return due.map(({ students: whose, ...homework }) => ({
    ...homework,
    children: students.filter(({ id }) => whose.includes(id)),
  }))
}

export type OwnHomework = Awaited<ReturnType<typeof ownHomework>>[number]
