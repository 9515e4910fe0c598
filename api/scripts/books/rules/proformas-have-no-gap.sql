-- Proformas are numbered from 1 without a gap (docs/money.md 13.11).
select format('proforma %s is missing', missing.no) as finding
from (select generate_series(1, (select max(proforma_no) from proformas)) as no) missing
where not exists (select from proformas where proforma_no = missing.no)
order by missing.no;
