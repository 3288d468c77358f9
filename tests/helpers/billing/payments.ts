import { v7 as uuid } from 'uuid'
import { allocateCredit } from '#domain/billing/payments/allocate_credit'
import { changeCheque } from '#domain/billing/payments/change_cheque'
import { type NewPayment, recordPayment } from '#domain/billing/payments/record_payment'
import type { TypedPart } from '#domain/billing/payments/received_parts'
import { voidPayment } from '#domain/billing/payments/void_payment'
import { verifyBooks } from '#domain/billing/ledger/verify_books'
import { system } from '#domain/shared/audit/actor'
import { db, readTenant } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'
import { billingZone } from '#tests/helpers/billing/documents'
import { type Centre, createAdministrator } from '#tests/helpers/centre/centre'

export type MethodKind = 'cash' | 'card' | 'transfer' | 'cheque'

const actIn = (centre: Centre) => ({ tenantId: centre.id, actor: system, zone: billingZone })

export const methodOf = async (centre: Centre, kind: MethodKind) =>
  (
    await readTenant(centre.id, () =>
      db()
        .selectFrom('payment_methods')
        .where('kind', '=', kind)
        .orderBy('position')
        .select('id')
        .executeTakeFirstOrThrow()
    )
  ).id

type PartOf = Partial<Omit<TypedPart, 'method_id' | 'minor'>>

/** A cheque falls due today, unless a day is named. */
export const aPart = async (
  centre: Centre,
  [kind, minor]: [MethodKind, string],
  more: PartOf = {}
): Promise<TypedPart> => {
  const isCheque = kind === 'cheque'
  return {
    method_id: await methodOf(centre, kind),
    minor,
    reference: kind === 'cash' || kind === 'card' ? null : '4711',
    cheque_bank: null,
    cheque_due_on: isCheque ? today(billingZone) : null,
    ...more,
  }
}

type PaymentOf = Partial<NewPayment> & { payer_id: string; key?: string; user?: string }

/** In riyals with two decimals, unless it is said otherwise. */
export async function tryPay(
  centre: Centre,
  parts: [MethodKind, string][],
  { key = uuid(), user, ...more }: PaymentOf
) {
  const payment: NewPayment = {
    currency: 'SAR',
    exponent: 2,
    received_on: today(billingZone),
    notes: null,
    parts: await Promise.all(parts.map((part) => aPart(centre, part))),
    allocations: null,
    ...more,
  }
  const request = { key, user: user ?? (await receiverOf(centre)), content: payment }
  return recordPayment({ ...actIn(centre), request, payment })
}

const receivers = new Map<string, Promise<string>>()

/** Somebody of the centre who takes its money. */
function receiverOf(centre: Centre): Promise<string> {
  const receiver =
    receivers.get(centre.id) ?? createAdministrator(centre).then(({ userId }) => userId)
  receivers.set(centre.id, receiver)
  return receiver
}

export async function pay(centre: Centre, parts: [MethodKind, string][], more: PaymentOf) {
  const result = await tryPay(centre, parts, more)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

export const paymentIn = (centre: Centre, id: string) =>
  readTenant(centre.id, () =>
    db().selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  )

export const voidPaymentIn = async (centre: Centre, id: string, only_received_by?: string) =>
  voidPayment({
    ...actIn(centre),
    id,
    version: (await paymentIn(centre, id)).version,
    reason: 'Wrong family',
    only_received_by: only_received_by ?? null,
  })

type ChequeAct = { state: 'deposited' | 'cleared' | 'bounced'; position?: number }

export const changeChequeIn = async (
  centre: Centre,
  payment_id: string,
  { state, position = 1 }: ChequeAct
) => {
  const { version } = await paymentIn(centre, payment_id)
  return changeCheque({ ...actIn(centre), payment_id, version, position, state })
}

export const useCreditIn = async (centre: Centre, document_id: string, minor: string) =>
  allocateCredit({
    ...actIn(centre),
    document_id,
    minor,
    request: { key: uuid(), user: await receiverOf(centre), content: { document_id, minor } },
  })

export const allocationsOf = async (centre: Centre, payment: string) =>
  Object.fromEntries(
    (
      await readTenant(centre.id, () =>
        db()
          .selectFrom('allocations')
          .where('payment_id', '=', payment)
          .select(['document_id', 'amount'])
          .execute()
      )
    ).map(({ document_id, amount }) => [document_id, amount])
  )

export const balancesIn = async (centre: Centre) =>
  Object.fromEntries(
    (
      await readTenant(centre.id, () =>
        db()
          .selectFrom('ledger_entries')
          .groupBy('account')
          .select(['account', (of) => of.fn.sum<string>('amount').as('balance')])
          .execute()
      )
    ).map(({ account, balance }) => [account, balance])
  )

export const faultsIn = (centre: Centre) => verifyBooks(centre.id)
