import { test } from '@japa/runner'
import { folds } from '#inertia/ui/record/folds'

const began = (field: string) => ({ field, before: null, after: 'x' })

test.group('What an event changed', () => {
  test('is folded where it is all that something began with, and told at once otherwise', ({
    assert,
  }) => {
    assert.isTrue(folds(['first_name', 'last_name', 'phone'].map(began)))
    assert.isFalse(folds([began('roles')]))
    assert.isFalse(folds([began('status'), began('email'), { before: '050' }]))
    assert.isFalse(folds(Array.from({ length: 3 }, () => ({ before: false }))))
  })
})
