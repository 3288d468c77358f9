import type { ApiClient } from '@japa/api-client'
import type { SearchIndex } from '#domain/shared/choices/search_indexes'
import { type Centre, createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { createInstructor } from '#tests/helpers/people/instructors'
import { createStudent } from '#tests/helpers/people/students'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

export const indexes = ['students', 'instructors', 'groups'] as const satisfies SearchIndex[]

export const uid = (centre: Centre, index: SearchIndex) => `${centre.slug}_${index}`

/** A centre with one record of each index that "Zaynab" finds, and a student whom it doesn't. */
export async function searchedCentre() {
  const centre = await createCentre()
  const name = { firstName: 'Zaynab', firstNameOther: 'زينب' }
  const email = `zaynab@${centre.slug}.test`
  const student = await createStudent(centre, {
    ...name,
    lastName: 'Mansour',
    lastNameOther: 'منصور',
    email,
    phone: '+966501234567',
  })
  await createStudent(centre, { firstName: 'Omar', lastName: 'Salem' })
  const instructor = await createInstructor(centre, { ...name, lastName: 'Haddad' })
  const titles = { title_en: 'Poetry of Zaynab', title_ar: 'شعر زينب' }
  const group = await createGroup(centre, {
    code: 'ZAY-1',
    titleEn: 'Zaynab reads',
    titleAr: 'قراءات زينب',
    courseId: await createCourse(centre, titles),
    workType: 'online',
  })
  return { centre, email, student: student.id, instructor: instructor.id, group }
}

/** The key that is in every page of a person who is signed in. */
export async function keyIn(visitor: Visitor, path = '/admin/profile'): Promise<string> {
  return (await visitor.visit(path)).body().props.auth.search.key
}

export async function keyOfAdministrator(client: ApiClient, centre: Centre) {
  return keyIn(await signedIn(client, await createAdministrator(centre)))
}

type Place = { client: ApiClient; centre: { host: string }; key?: string }

const at = ({ client, centre, key }: Place, method: 'GET' | 'POST', path: string) => {
  const request = client.request(`/search/${path}`, method).redirects(0).header('Host', centre.host)
  return key === undefined ? request : request.header('Authorization', `Bearer ${key}`)
}

export const ask = (place: Place, path: string, body: object | string) =>
  at(place, 'POST', path).json(body)

export const look = (place: Place, path: string) => at(place, 'GET', path)

/** One search of each index, as the palette asks. */
export const paletteSearch = (centre: Centre, q = 'Zaynab') => ({
  queries: indexes.map((index) => ({ indexUid: uid(centre, index), q, limit: 5 })),
})

export const multiSearch = (place: Place & { centre: Centre }, q?: string) =>
  ask(place, 'multi-search', paletteSearch(place.centre, q))

/** How many hits each search of an answer has; the code of its refusal otherwise. */
export function found(answer: { status(): number; body(): unknown }): number[] | string {
  const body = answer.body() as { results: { hits: object[] }[]; code: string }
  return answer.status() === 200 ? body.results.map(({ hits }) => hits.length) : body.code
}
