import { bytesOf, checkImport, importList, startImport } from '#tests/helpers/imports'
import { seenBy, type Stage, type VisitedPage } from '#tests/helpers/pages/visited_page'

const list = [
  ['الاسم', 'الجوال'],
  ['سارة الحربي', '0501234567'],
  ['سارة', 'x'],
]

/** Imports in each of their states. */
export async function importPages({ centre, admin }: Stage): Promise<VisitedPage[]> {
  const mapping = await startImport(centre, bytesOf(list))
  const checked = await startImport(centre, bytesOf(list))
  await checkImport(centre, checked, { policy: 'create' })
  const imported = await importList(centre, list, { policy: 'create' })
  return seenBy(admin, {
    'imports': '/admin/imports',
    'imports-create': '/admin/imports/create',
    'imports-mapping': `/admin/imports/${mapping}`,
    'imports-checked': `/admin/imports/${checked}`,
    'imports-done': `/admin/imports/${imported.id}`,
  })
}
