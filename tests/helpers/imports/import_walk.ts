import type { Assert } from '@japa/assert'
import type { Locator } from 'playwright'
import { importJob } from '#app/jobs/import_job'
import type { ImportEntity } from '#domain/imports/columns/import_columns'
import type { ProblemType } from '#domain/imports/cells/cell'
import { axeViolations } from '#tests/helpers/browser/axe'
import { rowsOf } from '#tests/helpers/centre/centre'
import { sidewaysScroll } from '#tests/helpers/browser/page_problems'
import { type BackOffice, go } from '#tests/helpers/browser/back_office'

export type Walk = {
  entity: Exclude<ImportEntity, 'sessions'>
  csv: string
  guessed: readonly string[]
  problems: readonly ProblemType[]
  created: number
}

/**
 * Walks an import by keyboard from the list's first use to its undo: upload, columns, check, import, result. Every
 * step fits its window; axe looks at them in `tests/pages`, and here at the dialog.
 */
export async function walkImport(office: BackOffice, assert: Assert, walk: Walk) {
  const { page, centre, say } = office
  const { entity } = walk
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true })
  const reached = async (key: string) => {
    await page.getByRole('heading', { name: say(key) }).waitFor()
    assert.equal(await sidewaysScroll(page), 0, key)
  }

  await go(office, `/admin/${entity}`)
  await press(page.getByRole('link', { name: say('ui.list.import_instead') }))
  await page.waitForURL(new RegExp(`/admin/imports/create\\?entity=${entity}$`))
  await reached('imports.upload.title')
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(walk.csv) }
  await page.setInputFiles('input[type=file]', file)
  await press(button('imports.upload.next'))

  await reached('imports.mapping.title')
  assert.deepEqual(await chosenColumns(office), walk.guessed)
  const warnings = page.getByText(ignoredColumn)
  const ignored = walk.guessed.filter((name) => name === '').length
  assert.equal(await warnings.count(), ignored)
  await press(button('imports.mapping.next'))

  await reached('imports.progress.check')
  await work(office)
  for (const problem of walk.problems) {
    await page
      .getByText(say(`imports.problems.${problem}`))
      .first()
      .waitFor()
  }
  const faults = page.getByRole('region', { name: say('imports.faults_found.title') })
  await faults.waitFor()
  await reached('imports.checked.title')
  assert.equal(await warnings.count(), ignored)
  const choice = faults.getByRole('button')
  if (await choice.count())
    assert.isBelow((await choice.boundingBox())!.width, (await faults.boundingBox())!.width * 0.9)
  assert.isEmpty(await rowsOf(centre, entity))
  await press(page.locator('main section').first().getByRole('button').last())

  await reached('imports.progress.run')
  await work(office)
  await reached('imports.done.title')
  assert.lengthOf(await rowsOf(centre, entity), walk.created)
  const list = page.getByRole('link', { name: say('imports.done.open') })
  assert.equal(await list.getAttribute('href'), `/admin/${entity}`)
  assert.notInclude(await page.evaluate<string[]>(linkColours), 'rgb(0, 0, 238)')

  await press(button('imports.done.undo'))
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  assert.deepEqual(await axeViolations(page), [], 'undo')
  await press(dialog.getByRole('button', { name: say('imports.undo.confirm'), exact: true }))
  await reached('imports.progress.undo')
  await work(office)
  await reached('imports.undone.title')
  assert.isEmpty(await rowsOf(centre, entity))
}

const ignoredColumn = /^(One column isn’t imported|لا يُستورد العمود)/

const linkColours =
  "[...document.querySelectorAll('main section a')].map((link) => getComputedStyle(link).color)"

async function press(button: Locator) {
  await button.focus()
  await button.page().keyboard.press('Enter')
}

async function work({ centre }: BackOffice) {
  const [record] = await rowsOf(centre, 'imports')
  await importJob({ tenantId: centre.id, importId: record.id })
}

const chosenColumns = ({ page }: BackOffice) =>
  page
    .locator('main select')
    .evaluateAll((selects) =>
      selects.map((select) => (select as unknown as { value: string }).value)
    )
