/** `open` is in minor units of the document, whose exponent may differ from that of the money. */
export type OpenDocument = { id: string; open: string; exponent: number; due_on: string | null }

export type Allocation = { document_id: string; amount: string }

type Money = { minor: bigint; exponent: number }

/** Pays the oldest due first, and of one day the one with the smaller id, as long as money is left. */
export function allocateOldestFirst(money: Money, documents: OpenDocument[]): Allocation[] {
  let { minor: rest } = money
  return documents.toSorted(byDue).flatMap((document) => {
    const unit = commonUnit(money.exponent, document.exponent)
    const paid = least(
      floorTo(rest, unit.ofMoney),
      scaled(floorTo(BigInt(document.open), unit.ofDocument), document.exponent, money.exponent)
    )
    if (paid === 0n) return []
    rest -= paid
    return [
      { document_id: document.id, amount: String(scaled(paid, money.exponent, document.exponent)) },
    ]
  })
}

const byDue = (a: OpenDocument, b: OpenDocument) =>
  (a.due_on ?? '').localeCompare(b.due_on ?? '') || a.id.localeCompare(b.id)

/** Amounts that both exponents can write are whole multiples of these. */
function commonUnit(money: number, document: number) {
  return {
    ofMoney: 10n ** BigInt(Math.max(0, money - document)),
    ofDocument: 10n ** BigInt(Math.max(0, document - money)),
  }
}

const floorTo = (minor: bigint, unit: bigint) => minor - (minor % unit)

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** The same amount in other minor units; what the smaller exponent can't write is cut. */
export const scaled = (minor: bigint, from: number, to: number) =>
  to >= from ? minor * 10n ** BigInt(to - from) : minor / 10n ** BigInt(from - to)

/** Whether an amount can be written with another exponent. */
export const isWritable = (minor: bigint, from: number, to: number) =>
  scaled(scaled(minor, from, to), to, from) === minor
