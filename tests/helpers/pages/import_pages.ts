import { CheckMapping } from '#domain/imports/actions/check_mapping'
import type { Centre } from '#tests/helpers/centre/centre'
import { courseOf, subjects } from '#tests/helpers/teaching/entries'
import {
  bytesOf,
  checkImport,
  importList,
  importRow,
  startImport,
  undoImport,
} from '#tests/helpers/imports/imports'
import { seenBy, type Stage, type VisitedPage } from '#tests/helpers/pages/visited_page'

const list = [
  ['الاسم', 'الجوال'],
  ['سارة الحربي', '0501234567'],
  ['سارة', 'x'],
]

const groups = [
  ['الدورة', 'المدرّس', 'تاريخ البداية', 'تاريخ النهاية', 'عدد المقاعد'],
  ['الجبر', '', '2026-09-06', '2026-12-24', '12'],
  ['الجبر', 'لا أحد', '2026-09-06', '2026-09-01', ''],
]

export async function importPages({ centre, admin }: Stage): Promise<VisitedPage[]> {
  const mapping = await startImport(centre, bytesOf(list))
  const checked = await startImport(centre, bytesOf(list))
  await checkImport(centre, checked, { policy: 'create' })
  const imported = await importList(centre, list, { policy: 'create' })
  const undone = await importList(centre, list, { policy: 'create' })
  await undoImport(centre, undone.id)
  return seenBy(admin, {
    'imports': '/admin/imports',
    'imports-create': '/admin/imports/create',
    'imports-mapping': `/admin/imports/${mapping}`,
    'imports-checking': `/admin/imports/${await beingChecked(centre)}`,
    'imports-checked': `/admin/imports/${checked}`,
    'imports-done': `/admin/imports/${imported.id}`,
    'imports-undone': `/admin/imports/${undone.id}`,
    'imports-groups': `/admin/imports/${await checkedGroups(centre)}`,
  })
}

async function beingChecked(centre: Centre) {
  const id = await startImport(centre, bytesOf(list))
  const { mapping } = await importRow(centre, id)
  const how = { policy: 'skip', dateOrder: 'dmy' } as const
  await new CheckMapping().execute({ tenantId: centre.id, id, mapping, ...how })
  return id
}

async function checkedGroups(centre: Centre) {
  const subject = await subjects.add(centre, { name_ar: 'الرياضيات المتقدمة' })
  await courseOf(centre, { subject_id: subject.id, title_ar: 'الجبر' })
  const id = await startImport(centre, bytesOf(groups), 'groups')
  await checkImport(centre, id)
  return id
}
