import { test } from '@japa/runner'
import { axeViolations } from '#tests/helpers/browser/axe'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { issued } from '#tests/helpers/billing/documents'
import { createAdministratorWho, createCentre } from '#tests/helpers/centre/centre'
import { openAt } from '#tests/helpers/browser/open_at'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'
import {
  answerWith,
  multiSearch,
  paletteOf,
  personDocument,
  queriesOf,
} from '#tests/helpers/browser/palette'
import { problemsOf } from '#tests/helpers/browser/page_problems'
import { swallowing } from '#tests/helpers/words/hostile_texts'
import { createInstructor } from '#tests/helpers/people/instructors'
import { createStudent } from '#tests/helpers/people/students'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'

const arabic = { firstNameOther: 'مروان', lastNameOther: 'العتيبي' }

test.group('What search finds', () => {
  inBoth(
    'D1 students, instructors and groups are found, and each opens its own page',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const name = { firstName: 'Marwan', lastName: 'Otaibi', ...arabic }
      const student = await createStudent(centre, name)
      const instructor = await createInstructor(centre, name)
      const courseId = await createCourse(centre)
      const titles = { titleEn: 'Marwan evenings', titleAr: 'أمسيات مروان' }
      const group = await createGroup(centre, { ...titles, courseId, workType: 'online' })
      await go(office, '/admin/profile')
      const { ask, options, panel } = paletteOf(page)
      await ask(locale === 'ar' ? 'مروان' : 'marwan')
      await options.nth(2).waitFor()
      const told = await options.allTextContents()
      const [lead, other] =
        locale === 'ar' ? ['مروان العتيبي', 'Marwan Otaibi'] : ['Marwan Otaibi', 'مروان العتيبي']
      for (const text of told.slice(0, 2)) assert.match(text, new RegExp(`${lead}.*${other}`))
      assert.include(told[2], say('groups.work_type.online'))
      const marked = await panel.locator('mark').allTextContents()
      assert.include(marked, locale === 'ar' ? 'مروان' : 'Marwan')
      assert.deepEqual(await axeViolations(page), [])

      const found = [
        ['students', student.id],
        ['instructors', instructor.id],
        ['groups', group],
      ] as const
      for (const [place, [area, id]] of found.entries()) {
        await ask(locale === 'ar' ? 'مروان' : 'marwan')
        await options.nth(place).click()
        await page.waitForURL(`**/admin/${area}/${id}`)
        await page.locator('h1:focus').waitFor()
      }
    }
  )

  inBoth(
    'D8 a phone is written as everywhere, and what was typed on the other layout is marked as it was meant',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const name = { firstName: 'Marwan', lastName: 'Otaibi', ...arabic }
      await createStudent(office.centre, { ...name, phone: '+966501234567' })
      await go(office, '/admin/profile')
      const { ask, options, panel } = paletteOf(office.page)
      for (const [query, mark] of [
        ['0501234', '50 123 4'],
        ['+96650123', '966 50 123'],
        ['ةشقصشى', 'Marwan'],
        ['lv,hk', 'مروان'],
      ] as const) {
        await ask(query)
        await options.filter({ hasText: '+966 50 123 4567' }).waitFor()
        assert.include(await panel.locator('mark').allTextContents(), mark, query)
      }
    }
  )

  inBoth(
    'D4 the arrows move and wrap, Home and End too; Enter opens, with Ctrl in a new tab',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      for (const lastName of ['Haddad', 'Khoury', 'Saleh']) {
        await createStudent(centre, { firstName: 'Zuhair', lastName })
      }
      await go(office, '/admin/profile')
      const { box, ask, options, active } = paletteOf(page)
      await ask('zuhair')
      const shown = await options.all()
      const ids = await Promise.all(shown.map((option) => option.getAttribute('id')))
      assert.lengthOf(ids, 3)
      const walk = [
        ['ArrowDown', 1],
        ['ArrowDown', 2],
        ['ArrowDown', 0],
        ['ArrowUp', 2],
        ['Home', 0],
        ['End', 2],
      ] as const
      for (const [key, place] of walk) {
        await page.keyboard.press(key)
        await page.locator(`[id="${ids[place]}"][aria-selected=true]`).waitFor()
        assert.equal(await box.getAttribute('aria-activedescendant'), ids[place], key)
        assert.equal(await active.count(), 1)
      }
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.keyboard.press('Control+Enter'),
      ])
      await tab.waitForURL(`**${ids[2]!.replace('search-students-', '/admin/students/')}`)
      await ask('zuhair')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${ids[1]!.replace('search-students-', '/admin/students/')}`)
    }
  )

  inEnglish(
    'C16 the number of a document leads to the lists that find it',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const { number } = await issued(centre)
      await go(office, '/admin/profile')
      const { ask, options, option } = paletteOf(page)
      await ask(number!)
      assert.equal(await options.count(), 2)
      await option(new RegExp(say('areas.credit_notes.title'))).waitFor()
      await option(new RegExp(say('areas.invoices.title'))).click()
      await page.waitForURL(`**/admin/invoices?q=${number}`)
      await page.getByRole('link', { name: number! }).first().waitFor()
    }
  )

  inBoth('D5 what nothing answers is said, and announced', async ({ locale, assert, browser }) => {
    const office = await openBackOffice(browser, { locale })
    const { page, say } = office
    await go(office, '/admin/profile')
    const { ask, panel, options } = paletteOf(page)
    await ask('qqqqzzzz')
    await panel.getByRole('status').getByText(say('search.none')).waitFor()
    assert.equal(say('search.none'), locale === 'ar' ? 'لا توجد نتائج.' : 'No results found.')
    assert.equal(await options.count(), 0)
  })

  inBoth(
    'D6 D9 one request asks each index of the key for five; hits that are missing are none',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await go(office, '/admin/profile')
      await page.route(multiSearch, (route) => route.fulfill(answerWith(route.request(), {})))
      const { box, panel } = paletteOf(page)
      const [request] = await Promise.all([page.waitForRequest(multiSearch), box.fill('sara q')])
      assert.deepEqual(
        queriesOf(request).map(({ indexUid, q, limit }) => [indexUid, q, limit]),
        ['students', 'instructors', 'groups'].map((one) => [`${centre.slug}_${one}`, 'sara q', 5])
      )
      assert.match(request.headers().authorization ?? '', /^Bearer .+\..+\./)
      await panel.getByText(say('search.none')).waitFor()
    }
  )

  test('D6 only what one may see is asked for', async ({ assert, browser }) => {
    const centre = await createCentre()
    const account = await createAdministratorWho(centre, ['admin.groups.index'])
    const page = await openAt(browser, { centre, account, path: '/admin/profile' })
    const { box } = paletteOf(page)
    const [request] = await Promise.all([page.waitForRequest(multiSearch), box.fill('sara')])
    const asked = queriesOf(request).map(({ indexUid }) => indexUid)
    assert.deepEqual(asked, [`${centre.slug}_groups`])
  })

  inBoth(
    'D6 an answer that comes late never takes the place of a newer one; Enter waits for its own answer',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      const { id } = await createStudent(centre, { firstName: 'Second', lastName: 'Person' })
      await go(office, '/admin/profile')
      const held = { one: Promise.withResolvers<void>(), three: Promise.withResolvers<void>() }
      await page.route(multiSearch, async (route) => {
        const q = queriesOf(route.request())[0]!.q as 'one' | 'two' | 'three'
        if (q !== 'two') await held[q].promise
        const document = personDocument(q === 'three' ? id : q, q, 'Person')
        await route.fulfill(answerWith(route.request(), { students: [document] }))
      })
      const { box, panel, option } = paletteOf(page)
      await Promise.all([page.waitForRequest(multiSearch), box.fill('one')])
      await box.fill('two')
      await option(/two Person/).waitFor()
      held.one.resolve()
      await Promise.all([page.waitForRequest(multiSearch), box.fill('three')])
      await panel.locator('[data-stale]').waitFor()
      assert.deepEqual(await panel.locator('[role=option] bdi').allTextContents(), ['two Person'])
      await page.keyboard.press('Enter')
      held.three.resolve()
      await page.waitForURL(`**/admin/students/${id}`)
    }
  )

  inEnglish(
    'D4 Enter counts for the query it was pressed at: typing on, and back, opens nothing',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page } = office
      await go(office, '/admin/profile')
      const held = Promise.withResolvers<void>()
      await page.route(multiSearch, async (route) => {
        const { q } = queriesOf(route.request())[0]!
        if (q === 'sara') await held.promise
        const students = ['x', 'y'].map((id) => personDocument(id, q, id))
        await route.fulfill(answerWith(route.request(), { students }))
      })
      const { box, option, active } = paletteOf(page)
      await Promise.all([page.waitForRequest(multiSearch), box.fill('sara')])
      await page.keyboard.press('Enter')
      await box.fill('sarah')
      await option('sarah y').waitFor()
      held.resolve()
      await box.fill('sara')
      await option('sara y').waitFor()
      await page.keyboard.press('ArrowDown')
      await active.filter({ hasText: 'sara y' }).waitFor()
      assert.match(page.url(), /profile$/)
    }
  )

  inBoth(
    'D6 where more is found than shown the list has the rest, and no number is promised',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say } = office
      await go(office, '/admin/profile')
      await page.route(multiSearch, (route) => {
        const { json } = answerWith(route.request(), {
          students: [personDocument('x', 'Sara', 'Haddad')],
          groups: [],
        })
        json.results[0]!.estimatedTotalHits = 37
        return route.fulfill({ json })
      })
      const { ask, panel, option } = paletteOf(page)
      await ask('sara')
      await option(say('search.all')).waitFor()
      const all = { en: 'Show all results in the list', ar: 'عرض كل النتائج في القائمة' }
      assert.equal(say('search.all'), all[locale])
      assert.notMatch((await panel.textContent())!, /37|٣٧/)
      await panel
        .getByRole('status')
        .getByText(say('search.shown', { count: 1 }))
        .waitFor()
      assert.equal(
        await panel.locator('#search-section-students').textContent(),
        say('areas.students.title')
      )
    }
  )

  inBoth(
    'D1 what only comes near is headed as a guess, and announced as one',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      await createStudent(centre, { firstName: 'Zaitab', lastName: 'Mansour' })
      await createInstructor(centre, { firstName: 'Zainab', lastName: 'Haddad' })
      await go(office, '/admin/profile')
      const { ask, options, panel } = paletteOf(page)
      const headed = async (query: string, count: number) => {
        await ask(query)
        await options.nth(count - 1).waitFor()
        const told = await panel.getByRole('status').textContent()
        return [await panel.locator('#search-similar').allTextContents(), told]
      }
      const none = {
        en: 'Nothing exactly like “zaibab”. Similar:',
        ar: 'لا يوجد ما يطابق «zaibab» تمامًا. نتائج مشابهة:',
      }[locale]
      const shown = (count: number) => say('search.shown', { count })
      assert.deepEqual(await headed('zaibab', 2), [[none], `${none} ${shown(2)}`])
      const first = panel.getByRole('group').first()
      assert.equal(
        await first.getAttribute('aria-labelledby'),
        'search-similar search-section-students'
      )
      assert.deepEqual(await axeViolations(page), [])

      const similar = { en: 'Similar', ar: 'نتائج مشابهة' }[locale]
      assert.deepEqual(await headed('zainab', 2), [[similar], `${similar} ${shown(2)}`])
      assert.match((await options.first().textContent())!, /Zainab/)
      const [headings] = await headed('haddad', 1)
      assert.deepEqual(headings, [])

      await go(office, '/admin/students?q=zaitrb')
      await page.getByRole('status').getByText(none.replace('zaibab', 'zaitrb')).waitFor()
      await go(office, '/admin/students?q=zaitab')
      await page.getByRole('link', { name: 'Zaitab Mansour' }).waitFor()
      assert.equal(await page.getByText(/Similar|مشابهة/).count(), 0)
    }
  )

  inBoth(
    'D1 of two students of one name each shows when they were born; nobody else does',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const [first, second] = [{ birthDate: '2014-03-02' }, { birthDate: '2011-11-20' }]
      await createStudent(centre, { firstName: 'Nadia', lastName: 'Bashir', ...first })
      await createStudent(centre, { firstName: 'Nadia', lastName: 'Bashir', ...second })
      await createStudent(centre, { firstName: 'Nadia', lastName: 'Khoury', ...first })
      await go(office, '/admin/profile')
      const { ask, options } = paletteOf(page)
      await ask('nadia')
      await options.nth(2).waitFor()
      const day = /[2٢]\s(Mar|مارس)\S*\s(2014|٢٠١٤)/
      const told = await options.allTextContents()
      const born = told.filter((text) => text.includes(say('search.born', { day: '' }).trim()))
      assert.lengthOf(born, 2)
      assert.lengthOf(
        born.filter((text) => day.test(text)),
        1
      )
      for (const text of born) assert.include(text, 'Bashir')
      assert.deepEqual(await axeViolations(page), [])
    }
  )

  inEnglish(
    'D1 a page or action that begins with the query comes before who only sounds like it',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      const first = { firstName: 'Rumaisa', lastName: 'Salem', email: 'salem@rumm.test' }
      await createStudent(centre, { ...first, firstNameOther: 'رميساء', lastNameOther: 'سالم' })
      await go(office, '/admin/profile')
      const { ask, options, panel } = paletteOf(page)
      const heading = panel.locator('[id^=search-section-]').first()
      const leading = async (query: string) => {
        await ask(query)
        await options.filter({ hasText: 'Rumaisa' }).waitFor()
        return heading.getAttribute('id')
      }
      assert.equal(await leading('room'), 'search-section-acts')
      assert.notInclude(await panel.locator('mark').allTextContents(), 'rumm')
      assert.equal(await leading('rum'), 'search-section-students')
    }
  )

  inEnglish(
    'D1 who is called just what was typed comes first, whatever they are; Enter opens their page',
    async ({ locale, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre } = office
      await createStudent(centre, { firstName: 'Nadia', lastName: 'Bashiri' })
      const { id } = await createInstructor(centre, { firstName: 'Nadia', lastName: 'Bashir' })
      await go(office, '/admin/profile')
      const { ask, options } = paletteOf(page)
      await ask('nadia bashir')
      await options.filter({ hasText: 'Bashiri' }).first().waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/admin/instructors/${id}`)
    }
  )

  inArabic(
    'T21 names that mean something to HTML are texts, their matches marked',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page } = office
      const problems = problemsOf(page)
      await go(office, '/admin/profile')
      const name = `${swallowing} <em>Sara</em>`
      await page.route(multiSearch, (route) => {
        const person = personDocument('x', name, '<img src=x onerror=alert(1)>')
        const formatted = { ...person, first_name: `${swallowing} <em>\uE000Sara\uE001</em>` }
        return route.fulfill(
          answerWith(route.request(), { students: [{ ...person, _formatted: formatted }] })
        )
      })
      const { ask, options } = paletteOf(page)
      await ask('sara')
      assert.include(await options.first().textContent(), `${name} <img src=x onerror=alert(1)>`)
      assert.equal(await options.first().locator('mark').textContent(), 'Sara')
      assert.equal(await options.first().locator('img').count(), 0)
      assert.deepEqual(problems, [])
    }
  )
})
