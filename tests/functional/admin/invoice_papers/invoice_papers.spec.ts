import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { credit, documentIn, draft, issued } from '#tests/helpers/billing/documents'
import { sellsAs } from '#tests/helpers/billing/papers'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { extractedTexts } from '#tests/helpers/documents/extracted_words'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { signedIn } from '#tests/helpers/visitor'

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof signedIn>>['get']>>

const fileOf = (answer: Answer) =>
  decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(answer.header('content-disposition')!)![1]!)

const textOf = async (answer: Answer) =>
  (await extractedTexts(new Uint8Array(answer.body() as Buffer)))['pdf.js']!

test.group('Invoices on paper', () => {
  test('C16 an invoice, a draft and a credit note are PDF in the language that is chosen', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const invoice = await issued(centre)
    const note = await credit(centre, invoice, { kind: 'all' })
    const { id: drafted } = await draft(centre)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const noted = note.ok ? note.value.id : ''
    const year = invoice.issued_on!.slice(0, 4)
    const files = [
      [`/admin/invoices/${invoice.id}/paper?language=en`, `Invoice INV-${year}-0001.pdf`],
      [`/admin/invoices/${invoice.id}/paper?language=ar`, `فاتورة INV-${year}-0001.pdf`],
      [`/admin/invoices/${invoice.id}/paper`, `Invoice INV-${year}-0001.pdf`],
      [`/admin/invoices/${drafted}/paper?language=both`, 'Invoice – draft.pdf'],
      [`/admin/credit-notes/${noted}/paper?language=en`, `Credit note CN-${year}-0001.pdf`],
    ] as const
    for (const [path, file] of files) {
      const answer = await visitor.get(path)
      assert.equal(answer.status(), 200, path)
      assert.equal(answer.header('content-type'), 'application/pdf')
      assert.equal(answer.header('cache-control'), 'no-store')
      assert.equal(fileOf(answer), file)
      assert.match((answer.body() as Buffer).toString('latin1'), /pdfuaid:part>1</)
    }
  })

  test('C16 several are one PDF in the order of their ids, each with its own pages', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const [one, other] = [await issued(centre), await issued(centre)]
    const visitor = await signedIn(client, await createAdministrator(centre))
    const answer = await visitor.get(
      `/admin/invoices/papers?language=en&ids=${other.id},${one.id},${other.id}`
    )
    assert.equal(answer.status(), 200)
    assert.equal(fileOf(answer), '2 invoices.pdf')
    const text = await textOf(answer)
    assert.isBelow(text.indexOf(other.number!), text.indexOf(one.number!))
    assert.lengthOf(text.match(/Page 1 of 1/g)!, 2)
  })

  test('C16 whatever is of another centre or branch, or of the other kind, is not found', async ({
    client,
    assert,
  }) => {
    const [centre, elsewhere] = [await createCentre(), await createCentre()]
    const [own, foreign] = [await issued(centre), await issued(elsewhere)]
    const branch = await secondBranch(centre)
    const inBranch = await issued(centre, { branch_id: branch })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const paths = [
      `/admin/invoices/${foreign.id}/paper`,
      `/admin/invoices/${uuid()}/paper`,
      '/admin/invoices/7/paper',
      `/admin/credit-notes/${own.id}/paper`,
      `/admin/invoices/papers?ids=${own.id},${foreign.id}`,
    ]
    for (const path of paths) assert.equal((await visitor.get(path)).status(), 404, path)
    const limited = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.invoices.index'], { branches: [branch] })
    )
    assert.equal((await limited.get(`/admin/invoices/${inBranch.id}/paper`)).status(), 200)
    assert.equal((await limited.get(`/admin/invoices/${own.id}/paper`)).status(), 404)
  })

  test('C16 each kind asks for its own permission, and a strange address is refused', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const invoice = await issued(centre)
    const note = await credit(centre, invoice, { kind: 'all' })
    const paths = {
      invoice: `/admin/invoices/${invoice.id}/paper`,
      note: `/admin/credit-notes/${note.ok ? note.value.id : ''}/paper`,
    }
    const invoices = await createAdministratorWho(centre, ['admin.invoices.index'])
    const notes = await createAdministratorWho(centre, ['admin.credit_notes.index'])
    const [mayInvoices, mayNotes] = [
      await signedIn(client, invoices),
      await signedIn(client, notes),
    ]
    assert.equal((await mayInvoices.get(paths.invoice)).status(), 200)
    assert.equal((await mayInvoices.get(paths.note)).status(), 403)
    assert.equal((await mayNotes.get(paths.note)).status(), 200)
    assert.equal((await mayNotes.get(paths.invoice)).status(), 403)
    assert.equal((await mayNotes.get(`/admin/invoices/papers?ids=${invoice.id}`)).status(), 403)
    const many = Array.from({ length: 101 }, () => uuid()).join(',')
    for (const path of [
      `${paths.invoice}?language=fr`,
      '/admin/invoices/papers',
      `/admin/invoices/papers?ids=${many}`,
    ])
      assert.equal((await mayInvoices.get(path)).status(), 422, path)
  })

  test('C16 what was issued is printed as it was, whatever became of payer and centre', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const invoice = await issued(centre)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const path = `/admin/invoices/${invoice.id}/paper?language=en`
    const before = await visitor.get(path)
    await sellsAs(centre, { name_en: 'Changed Centre', tax_number: '310122393500003' })
    const after = await visitor.get(path)
    assert.isTrue((before.body() as Buffer).equals(after.body() as Buffer))
    assert.notInclude(await textOf(after), 'Changed')
    const drafted = await draft(centre, { payer_id: invoice.payer_id })
    assert.include(
      await textOf(await visitor.get(`/admin/invoices/${drafted.id}/paper?language=en`)),
      'Changed'
    )
    assert.equal((await documentIn(centre, invoice.id)).version, invoice.version)
  })
})
