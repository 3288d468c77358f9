import { test } from '@japa/runner'
import { archive } from '#tests/helpers/centre/archive'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'
import { search, shown } from '#tests/helpers/people/search'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'

async function add(
  centre: Centre,
  code: string,
  titles: object,
  course: Record<string, string> = {}
) {
  const courseId = await createCourse(centre, course)
  return createGroup(centre, { code, courseId, ...titles })
}

const algebra = { titleEn: 'Algebra evenings', titleAr: 'الجبر مساءً' }
const physics = { titleEn: 'Mornings', titleAr: null, workType: 'online' } as const
const ofPhysics = { title_en: 'Physics', title_ar: 'الفيزياء' }

test.group('Finding groups', (group) => {
  let centre: Centre
  let gone: string
  group.setup(async () => {
    centre = await createCentre()
    await add(centre, 'ALG-1', algebra)
    await add(centre, 'PHY-1', physics, ofPhysics)
    gone = await add(centre, 'PHY-0', physics, ofPhysics)
    await archive(centre, 'groups', gone)
    const other = await createCentre()
    await add(other, 'PHY-9', physics, ofPhysics)
  })

  test('D8 {query} finds {found}')
    .with([
      { query: 'alg-1', found: ['ALG-1'] },
      { query: 'evenings algebra', found: ['ALG-1'] },
      { query: 'الجبر', found: ['ALG-1'] },
      { query: 'جبر', found: ['ALG-1'] },
      { query: 'fizy', found: [] },
      { query: 'physics', found: ['PHY-1', 'PHY-0'] },
      { query: 'الفيزيا', found: ['PHY-1', 'PHY-0'] },
      { query: 'phisics', found: ['PHY-1', 'PHY-0'] },
      { query: 'morings phsyics', found: ['PHY-1', 'PHY-0'] },
      { query: 'algebrra evning', found: ['ALG-1'] },
      { query: 'hg[fv', found: ['ALG-1'] },
      { query: 'evn', found: [] },
      { query: 'phy-9', found: [] },
    ])
    .run(async ({ assert }, { query, found }) => {
      const result = await search(centre, 'groups', query)
      assert.deepEqual(shown(result), found)
    })

  test('D8 title and course are in the reader’s language', async ({ assert }) => {
    const [inArabic] = (await search(centre, 'groups', 'phy-1', { locale: 'ar' })).documents
    const { id, ...rest } = inArabic!
    assert.match(String(id), /^[0-9a-f-]{36}$/)
    assert.deepEqual(rest, {
      name: 'PHY-1',
      title: 'Mornings',
      title_other: 'Mornings',
      course_name: 'الفيزياء',
      work_type: 'online',
      archived: false,
    })
    const [inEnglish] = (await search(centre, 'groups', 'phy-1')).documents
    assert.deepInclude(inEnglish, { title: 'Mornings', title_other: null, course_name: 'Physics' })
  })

  test('a filter asks what the reader is shown', async ({ assert }) => {
    const course = { type: 'among', attribute: 'course_name', values: ['الفيزياء'] } as const
    const found = (locale: 'en' | 'ar') =>
      search(centre, 'groups', 'mornings', { locale, filter: course })
    assert.lengthOf((await found('ar')).documents, 2)
    assert.isEmpty((await found('en')).documents)
    const online = { type: 'among', attribute: 'work_type', values: ['online'] } as const
    assert.lengthOf((await search(centre, 'groups', 'phy', { filter: online })).documents, 2)
  })
})
