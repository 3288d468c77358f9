import { test } from '@japa/runner'
import { changeDocumentSettings } from '#domain/access/centre/actions/change_document_settings'
import { findDocumentSettings } from '#domain/access/centre/queries/find_document_settings'
import {
  type DocumentSettings,
  documentSettingsProblem,
  writeNumber,
} from '#domain/access/centre/rules/documents'
import { system } from '#domain/shared/audit/actor'
import { readTenant } from '#domain/shared/data/database'
import { credit, issued } from '#tests/helpers/billing/documents'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'

const read = (centre: Centre) => readTenant(centre.id, findDocumentSettings)

async function change(centre: Centre, settings: Partial<DocumentSettings>, version?: number) {
  const saved = await read(centre)
  return changeDocumentSettings({
    tenantId: centre.id,
    actor: system,
    settings: { ...saved.settings, ...settings },
    version: version ?? saved.version,
  })
}

test.group('Settings of documents', () => {
  test('C16 a number is written by a pattern with the year', ({ assert }) => {
    assert.equal(writeNumber('INV-{YYYY}-{0000}', '2026', '7'), 'INV-2026-0007')
    assert.equal(writeNumber('{000}/{YYYY}', '2026', '12345'), '12345/2026')
  })

  test('C16 a pattern that could write two numbers alike is refused: {pattern}')
    .with(
      ['INV-{0000}', 'INV-{YYYY}', '{YYYY}{0000}', '{YYYY}7-{00}', 'فاتورة-{YYYY}-{00}', ''].map(
        (pattern) => ({ pattern })
      )
    )
    .run(({ assert }, { pattern }) => {
      const settings = {
        invoice_pattern: pattern,
        credit_note_pattern: 'CN-{YYYY}-{0}',
        receipt_pattern: 'RC-{YYYY}-{0}',
      }
      const problem = { type: 'pattern_invalid', field: 'invoice_pattern' }
      assert.deepEqual(documentSettingsProblem(settings), problem as never)
    })

  test('C16 change in one centre, with a trail, from the version that was read', async ({
    assert,
  }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    const equal = await change(centre, { credit_note_pattern: 'inv-{YYYY}-{0000}' })
    assert.deepEqual(equal, {
      ok: false,
      error: { type: 'patterns_equal', field: 'credit_note_pattern' },
    })
    assert.isTrue((await change(centre, { due_days: 30, language: 'ar' })).ok)
    assert.containsSubset(await read(centre), {
      version: 2,
      settings: { due_days: 30, language: 'ar', invoice_pattern: 'INV-{YYYY}-{0000}' },
    })
    assert.containsSubset(await read(other), { version: 1, settings: { due_days: 14 } })
    const stale = await change(centre, { due_days: 7 }, 1)
    assert.deepEqual(stale, { ok: false, error: { type: 'stale_version' } })
    assert.containsSubset(await rowsOf(centre, 'audit_events'), [
      {
        action: 'settings.update_documents',
        before: { due_days: 14, language: 'both' },
        after: { due_days: 30, language: 'ar' },
      },
    ])
  })

  test('C16 neither kind gets a pattern that wrote numbers of the other', async ({ assert }) => {
    const centre = await createCentre()
    await credit(centre, await issued(centre), { kind: 'all' })
    const swapped = { invoice_pattern: 'CN-{YYYY}-{0000}', credit_note_pattern: 'inv-{YYYY}-{0}' }
    assert.deepEqual(await change(centre, swapped), {
      ok: false,
      error: { type: 'pattern_used', field: 'invoice_pattern' },
    })
    const unused = { invoice_pattern: 'F.{YYYY}-{0000}' }
    assert.deepEqual(await change(centre, { ...swapped, ...unused }), {
      ok: false,
      error: { type: 'pattern_used', field: 'credit_note_pattern' },
    })
    assert.isTrue((await change(centre, { ...unused, due_days: 7 })).ok)
    assert.isTrue((await change(await createCentre(), swapped)).ok)
  })
})
