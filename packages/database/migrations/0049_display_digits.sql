-- Up Migration

/* Decimals of an amount that is looked over; where it is agreed to, all are shown. */
alter table coin add column display_digits smallint not null default 8;

alter table coin add constraint coin__display_digits check (display_digits between 0 and scale);

/* Coins that were there before have those of the catalogue. */
update coin set display_digits = case code
  when 'USDT' then 2
  when 'ETH' then 6
  when 'USDC' then 2
  when 'BNB' then 5
  when 'SOL' then 4
  when 'XRP' then 2
  when 'TRX' then 2
  when 'TON' then 3
  when 'DOGE' then 2
  when 'LTC' then 4
  when 'DAI' then 2
  when 'ADA' then 2
  when 'AVAX' then 3
  when 'DOT' then 3
  when 'BCH' then 5
  when 'LINK' then 3
  when 'XLM' then 2
  else 8
end;
