import { seedDemoStudents } from '#database/seeders/demo/demo_students'
import { createAdministrator, createCentre, createPerson } from '#tests/helpers/centre/centre'
import { letPeopleAsk } from '#tests/helpers/access/access_requests'
import { authorityPages } from '#tests/helpers/pages/authority_pages'
import { billingPages } from '#tests/helpers/pages/billing_pages'
import { calendarPages, furtherCalendarPages } from '#tests/helpers/pages/calendar_pages'
import { doorPages } from '#tests/helpers/pages/door_pages'
import { firstUsePages } from '#tests/helpers/pages/first_use_pages'
import { importPages } from '#tests/helpers/pages/import_pages'
import { materialPages } from '#tests/helpers/pages/material_pages'
import { ownPages } from '#tests/helpers/pages/own_pages'
import { furtherPreviewPages, previewPages } from '#tests/helpers/pages/preview_pages'
import { peoplePages } from '#tests/helpers/pages/people_pages'
import type { Stage, VisitedPage } from '#tests/helpers/pages/visited_page'

const chapters = {
  doors: doorPages,
  people: peoplePages,
  materials: materialPages,
  billing: billingPages,
  imports: importPages,
  calendar: calendarPages,
  authority: authorityPages,
  own: ownPages,
  beginnings: firstUsePages,
  gallery: previewPages,
}
export type Chapter = keyof typeof chapters
export const chapterNames = Object.keys(chapters) as Chapter[]

export async function setStage(): Promise<Stage> {
  const centre = await createCentre()
  await seedDemoStudents({ id: centre.id, country: 'SA' }, 60)
  await letPeopleAsk(centre, 'instructor', 'student')
  return {
    centre,
    admin: await createAdministrator(centre),
    manager: await createAdministrator(centre, { roles: ['Accountant'] }),
    instructor: await createPerson(centre, 'instructor'),
    student: await createPerson(centre, 'student'),
  }
}

export const pagesOf = (chapter: Chapter, stage: Stage): Promise<VisitedPage[]> =>
  chapters[chapter](stage)

export async function everyPage(stage: Stage): Promise<VisitedPage[]> {
  const pages: VisitedPage[] = []
  for (const chapter of chapterNames) pages.push(...(await pagesOf(chapter, stage)))
  return [...pages, ...(await furtherPreviewPages(stage)), ...(await furtherCalendarPages(stage))]
}
