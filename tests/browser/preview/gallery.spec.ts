import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { message } from '#tests/helpers/browser/back_office'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'
import { boxOf, openAt, read } from '#tests/helpers/browser/open_at'
import { createCentre } from '#tests/helpers/centre/centre'

/** Whatever a page sends but what it asks to read. */
function sentBy(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}

test.group('The gallery', () => {
  inEnglish(
    'A12 what is typed into a sample sign-in page is sent nowhere, and its links lead to samples',
    async ({ assert, browser, locale }) => {
      const say = (key: string) => message(locale, key)
      const page = await openAt(browser, {
        centre: await createCentre(),
        path: '/preview/auth/sign-in',
        locale,
      })
      const sent = sentBy(page)
      await page.reload()
      await page.fill('[name=email]', 'sample@example.test')
      await page.fill('[name=password]', 'a sample password')
      await page.keyboard.press('Enter')
      await page.getByText(say('preview.held.sent')).waitFor()
      assert.equal(await page.locator('[name=password]').inputValue(), 'a sample password')
      await page.getByRole('link', { name: say('account.forgot.ask') }).click()
      await page.waitForURL('**/preview/auth/forgot')
      assert.deepEqual(sent, [])
      await page.getByRole('link', { name: say('preview.back') }).click()
      await page.getByRole('heading', { name: say('preview.gallery'), level: 1 }).waitFor()
    }
  )

  inArabic(
    'A12 nothing a sample sends beside its visits leaves; the frame looks for nobody',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const page = await openAt(browser, { centre, path: '/preview/auth/confirm', locale })
      await page.locator('[name=password]').waitFor()
      const status = (url: string, method: string) =>
        read(page, `fetch('${url}', { method: '${method}' }).then(({ status }) => status)`)
      const sent = sentBy(page)
      assert.equal(await status('/admin/passkey-challenge', 'POST'), 503)
      assert.equal(await status('/profile', 'DELETE'), 503)
      assert.equal(await status('/search/multi-search', 'POST'), 503)
      assert.deepEqual(sent, [])
      await page.goto(page.url().replace('auth/confirm', 'components/lists'))
      await page.locator('h1').waitFor()
      assert.equal(await status('/students/1', 'PATCH'), 503)
      assert.equal(await status('/search/multi-search', 'POST'), 503)
      assert.deepEqual(sent, [])
      await page.keyboard.press('Control+KeyK')
      assert.equal(await page.locator('[data-search]').count(), 0)
    }
  )

  inArabic(
    'A12 its sample form is refused in its field, then saved as if; an archived row is not sent',
    async ({ assert, browser, locale }) => {
      const say = (key: string) => message(locale, key)
      const page = await openAt(browser, {
        centre: await createCentre(),
        path: '/preview/pages/form',
        locale,
      })
      const sent = sentBy(page)
      const save = page.getByRole('button', { name: say('preview.form.create') })
      await save.click()
      await page.locator('#field-name[aria-invalid=true]').waitFor()
      await page.fill('#field-name', 'طالب تجريبي')
      await save.click()
      await page.getByText(say('preview.toast.success')).waitFor()
      await page.goto(page.url().replace('form', 'list'))
      await page.locator('[data-row-id] input').first().click()
      await page.getByRole('toolbar').getByRole('button').first().click()
      await page.getByText(say('preview.held.sent')).waitFor()
      assert.deepEqual(sent, [])
    }
  )

  inArabic(
    'what is typed begins where its own letters do, and an empty field where the page does',
    async ({ assert, browser, locale }) => {
      const page = await openAt(browser, {
        centre: await createCentre(),
        path: '/preview/components/fields',
        locale,
      })
      const runs = (field: string) =>
        read(page, `getComputedStyle(document.getElementById('field-${field}')).direction`)
      assert.equal(await runs('text_arabic'), 'rtl')
      assert.equal(await runs('text_long'), 'ltr')
      assert.equal(await runs('text'), 'rtl')
      assert.equal(await runs('area_long'), 'rtl')
    }
  )

  inBoth(
    'A12 B4 signed out it has the frame of the office: menu, side panel, dark colours',
    async ({ assert, browser, locale }) => {
      const say = (key: string) => message(locale, key)
      const page = await openAt(browser, {
        centre: await createCentre(),
        path: '/preview',
        locale,
      })
      const [menu, main] = [await boxOf(page, 'aside'), await boxOf(page, 'main')]
      assert.equal(menu.x < main.x, locale === 'en')
      await page.getByRole('button', { name: say('preview.chapters.components') }).click()
      await page.locator('aside').getByText(say('preview.titles.components.lists')).click()
      await page
        .getByRole('heading', { name: say('preview.titles.components.lists'), level: 1 })
        .waitFor()
      await page.locator('[data-dark-toggle]').click()
      assert.isTrue(await read(page, 'document.documentElement.classList.contains("dark")'))
      await page.getByRole('button', { name: say('shell.overlay.open') }).click()
      await page.getByRole('dialog').getByText(say('appearance.title')).waitFor()
    }
  )

  inBoth(
    'A12 B7 E10 the frame of a page is drawn under each setting in both directions, as a picture beside the page’s own',
    async ({ assert, browser, locale }) => {
      const page = await openAt(browser, {
        centre: await createCentre(),
        path: '/preview/components/navigation',
        locale,
      })
      const frames = page.locator('main [inert]')
      await frames.last().waitFor()
      const of = (dir: string, part: string) =>
        page.locator(`main [inert][dir=${dir}]`).filter({ has: page.locator(part) })
      for (const dir of ['ltr', 'rtl']) {
        assert.equal(await of(dir, 'aside[data-at=start]').count(), 8)
        assert.equal(await of(dir, 'aside[data-at=end]').count(), 1)
        assert.equal(await of(dir, 'aside[data-mini]').count(), 1)
        assert.equal(await of(dir, 'aside[data-surface=dark]').count(), 1)
        assert.equal(await of(dir, '[data-shell-header][data-surface=dark]').count(), 1)
        for (const align of ['centre', 'justify']) {
          assert.equal(await of(dir, `[data-menu-bar][data-align=${align}]`).count(), 1)
        }
        assert.equal(await of(dir, '[data-header-handle]').count(), 1)
        const frame = of(dir, 'aside[data-at=start]').first()
        const [whole, side] = [
          await frame.boundingBox(),
          await frame.locator('aside').boundingBox(),
        ]
        const isLeft = side!.x - whole!.x < whole!.width / 2
        assert.equal(isLeft, dir === 'ltr')
      }
      await page.keyboard.press('Tab')
      assert.isFalse(await read(page, `document.activeElement.matches('[inert] *')`))
      const own = page.locator('aside:not([inert] aside)')
      assert.isNull(await own.getAttribute('data-mini'))
    }
  )
})
