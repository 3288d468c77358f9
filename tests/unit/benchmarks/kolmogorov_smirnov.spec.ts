import { test } from '@japa/runner'
import { kolmogorovSmirnov } from '#benchmarks/measure/kolmogorov_smirnov'

const steps = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index)

test.group('The two-sample Kolmogorov-Smirnov test', () => {
  test('the same sample twice is no distance at all', ({ assert }) => {
    assert.deepEqual(kolmogorovSmirnov(steps(500), steps(500)), { distance: 0, p: 1 })
  })

  test('samples without a value in common are as far apart as can be', ({ assert }) => {
    const { distance, p } = kolmogorovSmirnov(steps(500), steps(500, 500))
    assert.equal(distance, 1)
    assert.isBelow(p, 1e-12)
  })

  test('T13 the distance that one in a hundred reaches: 1.63 by the root of n over 2', ({
    assert,
  }) => {
    const shift = Math.round((1.63 / Math.sqrt(500 / 2)) * 500)
    const { distance, p } = kolmogorovSmirnov(steps(500), steps(500, shift))
    assert.closeTo(distance, 1.63 / Math.sqrt(250), 0.002)
    assert.closeTo(p, 0.01, 0.003)
  })

  test('ties are counted on both sides before they are compared', ({ assert }) => {
    assert.equal(kolmogorovSmirnov([1, 1, 1, 2], [1, 1, 1, 3]).distance, 0.25)
    assert.equal(kolmogorovSmirnov([1, 1], [1, 1, 1, 1]).distance, 0)
  })
})
