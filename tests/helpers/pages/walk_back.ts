import type { Browser, Page } from 'playwright'
import { addressOf, signIn } from '#tests/helpers/browser/navigate'
import { changeUser } from '#tests/helpers/access/change_user'
import { type SignInEndName, signInEnds } from '#tests/helpers/pages/ended_sign_ins'
import type { Account } from '#tests/helpers/centre/centre'
import type { VisitedPage } from '#tests/helpers/pages/visited_page'

/** A browser keeps fifty entries of a window's history. */
const longestTrail = 40

type Trail = { pages: VisitedPage[]; home: string; end: SignInEndName; readable: string[] }

/** Opens pages one after the other, ends the sign-in, walks back; returns the pages still readable then. */
export async function walkBack(
  browser: Browser,
  account: Account,
  { pages, home, end, readable }: Trail
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await changeUser(account, { status: 'active' })
  await signIn(context, account)
  const page = await context.newPage()
  const visited = [...pages, { name: 'home', path: home }]
  for (const { path } of visited) {
    await page.goto(addressOf(account.centre, path))
    await page.locator('h1').first().waitFor()
    readable.push(await contentOf(page))
  }
  for (const link of await linksBeside(page)) {
    await page.locator(`nav a[href="${link}"]:visible`).first().click()
    await page.waitForURL(addressOf(account.centre, link))
    await page.locator('main h1').first().waitFor()
    visited.push({ name: `${link} in the same document`, path: link })
    readable.push(await contentOf(page))
  }
  await signInEnds[end](page, account)
  const readableAgain: string[] = []
  const steps = end === 'signed out' ? visited : visited.slice(0, -1)
  for (const { name } of steps.toReversed()) {
    // A page that finds its sign-in ended leads elsewhere before the step is over
    await page.goBack({ waitUntil: 'commit' }).catch(() => {})
    if (!(await isUnreadable(page, readable))) readableAgain.push(`${name}, ${end}`)
  }
  await context.close()
  return readableAgain
}

export function trailsOf(pages: VisitedPage[]): VisitedPage[][] {
  const count = Math.ceil(pages.length / longestTrail)
  return Array.from({ length: count }, (_, at) =>
    pages.slice(at * longestTrail, (at + 1) * longestTrail)
  )
}

const content = `document.querySelector('main')?.innerText ?? ''`

const contentOf = (page: Page) => page.evaluate<string>(content)

const pagesOfMenu = 5

/** The first pages the menu leads to, which a click opens without loading a document. */
async function linksBeside(page: Page): Promise<string[]> {
  const links = await page.evaluate<string[]>(
    `[...document.querySelectorAll('nav a[href^="/"]')].filter((a) => a.checkVisibility()).map((a) => a.getAttribute('href'))`
  )
  const here = new URL(page.url()).pathname
  return [...new Set(links)].filter((link) => link !== here).slice(0, pagesOfMenu)
}

const patience = 10_000

/** The page is a guest's by the history's own word, and nothing that was readable before. */
async function isUnreadable(page: Page, readable: string[]) {
  for (const end = Date.now() + patience; Date.now() < end;) {
    // While a document is left for another nothing can be asked
    if (await page.evaluate<boolean>(isGuestPageBeside(readable)).catch(() => false)) return true
  }
  return false
}

/** Asked once the next frame is drawn. */
const isGuestPageBeside = (readable: string[]) => `new Promise(requestAnimationFrame).then(() => {
  const main = document.querySelector('main')
  if (!main?.querySelector('h1') || history.state?.page?.props?.auth !== null) return false
  return !${JSON.stringify(readable)}.includes(main.innerText)
})`
