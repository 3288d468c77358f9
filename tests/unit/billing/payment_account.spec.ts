import { test } from '@japa/runner'
import { paymentAccountOf } from '#domain/billing/rules/payment_account'
import { isReferenceUsual, paymentKinds } from '#domain/billing/rules/payment_method'

test.group('Payment methods', () => {
  test('C17 each kind of payment is booked to an account of its own', ({ assert }) => {
    assert.deepEqual(
      paymentKinds.map((kind) => `${kind} ${paymentAccountOf(kind)}`),
      [
        'cash cash',
        'card card',
        'transfer bank',
        'cheque cheques',
        'wallet wallet',
        'other other_money',
      ]
    )
  })

  test('C17 only transfers and cheques usually carry a reference', ({ assert }) => {
    assert.deepEqual(paymentKinds.filter(isReferenceUsual), ['transfer', 'cheque'])
  })
})
