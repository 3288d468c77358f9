import { test } from '@japa/runner'
import { isStudentStatus } from '#inertia/components/students/student_statuses'

test.group('Statuses on the page', () => {
  test('know a status from any other word', ({ assert }) => {
    assert.isTrue(isStudentStatus('on_hold'))
    assert.isFalse(isStudentStatus('archived'))
    assert.isFalse(isStudentStatus('toString'))
  })
})
