import type { SliceNames } from '#bin/slice/names'

const plural = (one: string, many: string) => `{count, plural, one {${one}} other {${many}}}`
const changed = (one: string, many: string) =>
  `{count, plural, =0 {Nothing was changed} one {${one}} other {${many}}}`

export const englishWords = ({
  oneWords: one,
  manyWords: many,
  manyTitle,
  oneTitle,
}: SliceNames) => ({
  title: manyTitle,
  add: `Add ${one}`,
  create_title: `Add ${one}`,
  edit_title: 'Edit {name}',
  search: 'Search name or code',
  first_use: { title: `No ${many} yet`, lead: `Add the first ${one}.` },
  columns: { name: 'Name', code: 'Code', created_at: 'Added' },
  acts: {
    archive_many: plural(`Archive # ${one}`, `Archive # ${many}`),
    restore_many: plural(`Restore # ${one}`, `Restore # ${many}`),
  },
  fields: {
    code: 'Code',
    name_en: 'Name in English',
    name_ar: 'Name in Arabic',
    description: 'Description',
    archived_at: 'Archived on',
    created_at: 'Added on',
  },
  sections: {
    name: 'Name',
    name_help: 'Whoever reads the other language sees the other name.',
    more: 'Description',
    more_help: 'All of this can wait.',
  },
  form: { create: `Save ${one}`, update: 'Save changes' },
  trail: englishTrail(one),
  flash: {
    created: `${oneTitle} {code} was added`,
    updated: 'Changes saved',
    deleted: 'Deleted for good',
    archived: changed(`# ${one} was archived`, `# ${many} were archived`),
    restored: changed(`# ${one} was restored`, `# ${many} were restored`),
  },
})

const six = (zero: string, one: string, two: string, few: string, more: string) =>
  `{count, plural, zero {${zero}} one {${one}} two {${two}} few {${few}} many {${more}} other {${more}}}`

/** The same in Arabic. Only the title is known: until somebody writes them, they speak of records. */
export const arabicWords = (title: string) => ({
  title,
  add: 'إضافة سجل',
  create_title: 'إضافة سجل',
  edit_title: 'تعديل {name}',
  search: 'بحث بالاسم أو الرمز',
  first_use: { title: 'لا سجلات بعد', lead: 'أضف أول سجل.' },
  columns: { name: 'الاسم', code: 'الرمز', created_at: 'تاريخ الإضافة' },
  acts: {
    archive_many: six(
      'لا سجلات للأرشفة',
      'أرشفة سجل واحد',
      'أرشفة سجلين',
      'أرشفة # سجلات',
      'أرشفة # سجلًا'
    ),
    restore_many: six(
      'لا سجلات للاستعادة',
      'استعادة سجل واحد',
      'استعادة سجلين',
      'استعادة # سجلات',
      'استعادة # سجلًا'
    ),
  },
  fields: {
    code: 'الرمز',
    name_en: 'الاسم بالإنجليزية',
    name_ar: 'الاسم بالعربية',
    description: 'الوصف',
    archived_at: 'تاريخ الأرشفة',
    created_at: 'تاريخ الإضافة',
  },
  sections: {
    name: 'الاسم',
    name_help: 'من يقرأ باللغة الأخرى يرى الاسم الآخر.',
    more: 'الوصف',
    more_help: 'يمكن إكمال هذه البيانات لاحقًا.',
  },
  form: { create: 'حفظ', update: 'حفظ التغييرات' },
  trail: arabicTrail,
  flash: {
    created: 'أُضيف السجل {code}',
    updated: 'حُفظت التغييرات',
    deleted: 'حُذف السجل',
    archived: six('لم يتغيّر أي سجل', 'أُرشف سجل واحد', 'أُرشف سجلان', 'أُرشفت # سجلات', 'أُرشف # سجلًا'),
    restored: six(
      'لم يتغيّر أي سجل',
      'استُعيد سجل واحد',
      'استُعيد سجلان',
      'استُعيدت # سجلات',
      'استُعيد # سجلًا'
    ),
  },
})

const englishTrail = (one: string) => ({
  create: `{actor} added the ${one} {subject}`,
  update: `{actor} changed the ${one} {subject}`,
  archive: `{actor} archived the ${one} {subject}`,
  restore: `{actor} restored the ${one} {subject}`,
  delete: `{actor} deleted the ${one} {subject}`,
})

const arabicTrail = {
  create: 'أضاف {actor} السجل {subject}',
  update: 'عدّل {actor} السجل {subject}',
  archive: 'أرشف {actor} السجل {subject}',
  restore: 'استعاد {actor} السجل {subject}',
  delete: 'حذف {actor} السجل {subject}',
}

export const englishArea = ({ oneWords: one, manyWords: many }: SliceNames) => ({
  all: `All ${many}`,
  create: `Add ${one}`,
})

export const arabicArea = { all: 'كل السجلات', create: 'إضافة سجل' }
