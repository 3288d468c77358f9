export const usualConditions = {
  as: 'active' as const,
  charge: { price: null, billingMode: null },
  discount_reason: null,
  overCapacityReason: null,
}
