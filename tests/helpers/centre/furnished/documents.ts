import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

export async function furnish(centre: Centre) {
  const [session] = await rowsOf(centre, 'class_sessions')
  const [enrolment] = await rowsOf(centre, 'enrolments')
  const [student] = await rowsOf(centre, 'students')
  const [service] = await rowsOf(centre, 'services')
  const [household] = await rowsOf(centre, 'households')
  const [guardian] = await rowsOf(centre, 'guardians')
  const [payer, document, note, line, credited] = [uuid(), uuid(), uuid(), uuid(), uuid()]
  const priced = { currency: 'SAR', exponent: 2 }
  await insert(centre, 'payers', { id: payer, kind: 'student', student_id: student.id })
  await insert(centre, 'payers', { id: uuid(), kind: 'household', household_id: household.id })
  await insert(centre, 'payers', { id: uuid(), kind: 'guardian', guardian_id: guardian.id })
  const own = { payer_id: payer, ...priced, tax_inclusive: true, language: 'both' }
  await insert(centre, 'documents', { id: document, kind: 'invoice', ...own })
  await insert(centre, 'documents', {
    id: note,
    kind: 'credit_note',
    invoice_id: document,
    reason: 'Not held',
    ...own,
  })
  const priceOfLine = { position: 1, unit_price: 11_500, tax_kind: 'rate', tax_rate: 1500 }
  const labels = { label_en: 'Class session', label_ar: 'حصة' }
  await insert(centre, 'document_lines', {
    id: line,
    document_id: document,
    kind: 'tuition',
    student_id: student.id,
    enrolment_id: enrolment.id,
    service_id: service.id,
    ...labels,
    ...priceOfLine,
  })
  await insert(centre, 'document_lines', {
    id: credited,
    document_id: note,
    kind: 'adjustment',
    credited_line_id: line,
    ...labels,
    ...priceOfLine,
  })
  await insert(centre, 'document_taxes', {
    document_id: document,
    position: 1,
    tax_kind: 'exempt',
  })
  const agreement = uuid()
  await insert(centre, 'enrolment_payers', {
    id: agreement,
    enrolment_id: enrolment.id,
    payer_id: payer,
    percent: 5000,
  })
  const share = { share: 'second', enrolment_payer_id: agreement }
  await insert(centre, 'billing_claims', {
    ...share,
    charge: 11_500,
    amount: 5750,
    exponent: 2,
    line_id: line,
    session_id: session.id,
    student_id: student.id,
    charge_percent: 100,
    minutes: 60,
  })
  await insert(centre, 'billing_settlements', {
    share: share.share,
    line_id: credited,
    session_id: session.id,
    student_id: student.id,
    amount: -11_500,
  })
  await insert(centre, 'term_claims', { ...share, line_id: line, enrolment_id: enrolment.id })
  await insert(centre, 'fee_claims', {
    ...share,
    line_id: line,
    service_id: service.id,
    enrolment_id: enrolment.id,
    student_id: student.id,
    is_once: true,
  })
  const zeros = '0'.repeat(64)
  await insert(centre, 'fiscal_chains', { counter: 1, hash: zeros })
  await insert(centre, 'fiscal_records', {
    id: uuid(),
    document_id: document,
    counter: 1,
    previous_hash: zeros,
    payload: '{}',
    hash: '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
    issued_at: '2026-11-29T10:00Z',
  })
  const act = {
    act_id: uuid(),
    act: 'issue',
    booked_on: '2026-11-29',
    document_id: document,
  } as const
  await withTenant(centre.id, () =>
    db()
      .insertInto('ledger_entries')
      .values([
        { ...act, ...priced, id: uuid(), account: 'receivable', payer_id: payer, amount: 11_500 },
        {
          ...act,
          ...priced,
          id: uuid(),
          account: 'income',
          service_id: service.id as string,
          amount: -11_500,
        },
      ])
      .execute()
  )
  await insert(centre, 'document_emails', {
    document_id: document,
    requested_at: '2026-11-29T10:00Z',
    email: 'family@centre.test',
  })
  await furnishPayment(centre, { payer, document })
}

async function furnishPayment(centre: Centre, paying: { payer: string; document: string }) {
  const { payer, document } = paying
  const [user] = await rowsOf(centre, 'users')
  const [method] = await rowsOf(centre, 'payment_methods', { kind: 'card' })
  const [payment, key] = [uuid(), uuid()]
  const priced = { currency: 'SAR', exponent: 2 }
  await insert(centre, 'payments', {
    id: payment,
    number: 'RC-2026-0001',
    series: 'receipts/2026',
    sequence: 1,
    payer_id: payer,
    ...priced,
    amount: 100,
    received_on: '2026-11-29',
    received_by: user.id,
    receiver_name: 'Sara Haddad',
    language: 'both',
    seller: '{}',
    payer_snapshot: '{}',
  })
  await insert(centre, 'payment_parts', {
    payment_id: payment,
    position: 1,
    method_id: method.id,
    amount: 100,
  })
  await insert(centre, 'allocations', { payment_id: payment, document_id: document, amount: 1 })
  await insert(centre, 'money_requests', { key, user_id: user.id, digest: '0'.repeat(64) })
  const act = {
    act_id: uuid(),
    act: 'payment',
    booked_on: '2026-11-29',
    payment_id: payment,
  } as const
  await withTenant(centre.id, () =>
    db()
      .insertInto('ledger_entries')
      .values([
        { ...act, ...priced, id: uuid(), account: 'receivable', payer_id: payer, amount: -100 },
        {
          ...act,
          ...priced,
          id: uuid(),
          account: 'card',
          method_id: method.id as string,
          amount: 100,
        },
      ])
      .execute()
  )
}
