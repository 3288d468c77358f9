import { test } from '@japa/runner'
import { expiryOf } from '#domain/people/instructors/rules/document'
import { isIban } from '#domain/people/instructors/rules/iban'
import { instructorStatuses, mayBecome } from '#domain/people/instructors/rules/instructor_status'

test.group('The rules of instructors', () => {
  test('C8 a status goes only where it may, and may always stay', ({ assert }) => {
    for (const status of instructorStatuses) assert.isTrue(mayBecome(status, status))
    assert.isTrue(mayBecome('applicant', 'active'))
    assert.isTrue(mayBecome('on_leave', 'active'))
    assert.isTrue(mayBecome('left', 'active'))
    assert.isFalse(mayBecome('active', 'applicant'))
    assert.isFalse(mayBecome('applicant', 'on_leave'))
    assert.isFalse(mayBecome('left', 'on_leave'))
  })

  test('C8 an account number is checked by its own digits', ({ assert }) => {
    assert.isTrue(isIban('SA0380000000608010167519'))
    assert.isTrue(isIban('GB82WEST12345698765432'))
    for (const wrong of ['SA0380000000608010167518', 'GB82', 'sa0380000000608010167519', ''])
      assert.isFalse(isIban(wrong))
  })

  test('C8 a document is valid on its last day, and said to expire thirty days before', ({
    assert,
  }) => {
    const today = '2026-11-21'
    assert.equal(expiryOf(null, today), 'none')
    assert.equal(expiryOf('2026-11-20', today), 'expired')
    assert.equal(expiryOf('2026-11-21', today), 'soon')
    assert.equal(expiryOf('2026-12-21', today), 'soon')
    assert.equal(expiryOf('2026-12-22', today), 'valid')
  })
})
