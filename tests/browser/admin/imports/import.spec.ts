import { test } from '@japa/runner'
import { createCentre } from '#tests/helpers/centre/centre'
import { openBackOffice } from '#tests/helpers/browser/back_office'
import { courseOf, levels, subjects } from '#tests/helpers/teaching/entries'
import { type Walk, walkImport } from '#tests/helpers/imports/import_walk'
import { byTurns } from '#tests/helpers/browser/languages'
import { createInstructor } from '#tests/helpers/people/instructors'

const students = {
  entity: 'students',
  guessed: ['full_name', 'phone', 'birth_date', 'notes', ''],
  problems: ['phone', 'day'],
  created: 1,
} as const
const courses = {
  entity: 'courses',
  guessed: ['title_en', 'title_ar', 'subject', 'level', 'work_types', 'capacity', 'min_students'],
  problems: ['unknown', 'above_seats'],
  created: 2,
} as const
const groups = {
  entity: 'groups',
  guessed: ['course', 'instructor', 'starts_on', 'ends_on', 'capacity', 'gender_policy', 'status'],
  problems: ['unknown', 'order'],
  created: 3,
} as const

const walks = {
  en: [
    {
      ...students,
      csv: 'Name,Mobile,DOB,Remarks,Colour\nSara Haddad,0501234567,30/9/2014,kind,red\nOmar,x,31/2/2014,,\n',
    },
    {
      ...courses,
      csv: 'Title,Arabic title,Subject,Level,Held,Seats,Min\nAlgebra,الجبر,Mathematics,Grade 1,"In person, Online",12,4\nGeometry,,mathematics,,,10,\nPoetry,,Astrology,,,12,13\n',
    },
    {
      ...groups,
      csv: 'Course,Teacher,First day,Last day,Seats,For,Status\nAlgebra,Omar Darwish,6/9/2026,24/12/2026,12,girls,Open\nAlgebra,,7/9/2026,,8,,Draft\nAlgebra,Nobody,8/9/2026,1/9/2026,8,,\n',
    },
  ],
  ar: [
    {
      ...students,
      csv: 'الاسم;الجوال;تاريخ الميلاد;ملاحظات;اللون\nسارة حداد;٠٥٠١٢٣٤٥٦٧;٣٠/٩/٢٠١٤;لطيفة;أحمر\nعمر;x;31/2/2014;;\n',
    },
    {
      ...courses,
      csv: 'الاسم بالإنجليزية;الاسم;المادة;المستوى;طريقة التقديم;المقاعد;الحد الأدنى\nAlgebra;الجبر;الرياضيات;الصف الأول;حضوري، عن بُعد;١٢;٤\n;الهندسة;الرياضيّات;;;١٠;\n;الشعر;التنجيم;;;١٢;١٣\n',
    },
    {
      ...groups,
      csv: 'الدورة;المعلم;أول يوم;آخر يوم;المقاعد;الفئة;الحالة\nالجبر;عمر درويش;٦/٩/٢٠٢٦;٢٤/١٢/٢٠٢٦;١٢;الإناث;مفتوحة للتسجيل\nالجبر;;٧/٩/٢٠٢٦;;٨;;مسودة\nالجبر;لا أحد;٨/٩/٢٠٢٦;١/٩/٢٠٢٦;٨;;\n',
    },
  ],
} satisfies Record<'en' | 'ar', Walk[]>

async function centreFor({ entity }: Walk) {
  const centre = await createCentre()
  if (entity === 'students') return centre
  const named = { name_en: 'Mathematics', name_ar: 'الرياضيات' }
  const { id } = await subjects.add(centre, named)
  await levels.add(centre, { name_en: 'Grade 1', name_ar: 'الصف الأول' })
  if (entity === 'groups') {
    await courseOf(centre, { subject_id: id, title_en: 'Algebra', title_ar: 'الجبر' })
    const omar = { firstName: 'Omar', lastName: 'Darwish' }
    await createInstructor(centre, { ...omar, firstNameOther: 'عمر', lastNameOther: 'درويش' })
  }
  return centre
}

/** By width and by language each list is walked once. */
for (const { locale, width } of byTurns([{ width: 1440 }, { width: 390 }])) {
  for (const walk of walks[locale]) {
    test(`a list of ${walk.entity} is imported by keyboard, watched and taken back (${locale}, ${width})`, async ({
      assert,
      browser,
    }) => {
      const office = await openBackOffice(browser, { locale, width, centre: await centreFor(walk) })
      await walkImport(office, assert, walk)
      await office.page.context().close()
    })
  }
}
