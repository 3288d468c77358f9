/** An enrolled student at the group's own price and within its capacity. */
export const usualConditions = {
  as: 'active' as const,
  charge: { price: null, billingMode: null },
  discountReason: null,
  overCapacityReason: null,
}
